import { createLeadProblem } from "#domain/leads/lead-messages.ts";
import {
  changeTemplate,
  createTemplate,
  findTemplate,
  findWritableTemplate,
  listTemplates,
  removeTemplate,
  type ShownTemplate,
  type TemplateInput,
  templateSchema,
} from "#domain/leads/templates/reply-templates.ts";
import { checkSchema } from "../http/field-codes.ts";
import type { Operation } from "../http/operation.ts";
import { defineDeskOperation } from "./desk-operation.ts";

const check = checkSchema(templateSchema, ["name", "text"]);

export const REPLY_TEMPLATE_OPERATIONS: readonly Operation[] = [
  defineDeskOperation<void, undefined>({
    id: "listReplyTemplates",
    method: "GET",
    path: "/desk/reply-templates",
    summary: "Lists the templates of replies that you may use: the network's and your office's",
    right: "lead.read",
    async handle(context) {
      const data = await listTemplates(context);
      return { data, total: data.length };
    },
  }),
  defineDeskOperation<ShownTemplate, undefined>({
    id: "showReplyTemplate",
    method: "GET",
    path: "/desk/reply-templates/{id}",
    summary: "Returns a template",
    find: (context, { id = "" }) => findTemplate(context, id),
  }),
  defineDeskOperation<void, TemplateInput>({
    id: "createReplyTemplate",
    method: "POST",
    path: "/desk/reply-templates",
    summary: "Adds a template to your office, or as head office to any office or to all",
    body: templateSchema,
    status: 201,
    toProblem: createLeadProblem,
    right: "office.write",
    check,
    handle: (context, { input }) => createTemplate(context, input),
  }),
  defineDeskOperation<ShownTemplate, TemplateInput>({
    id: "changeReplyTemplate",
    method: "PUT",
    path: "/desk/reply-templates/{id}",
    summary: "Changes a template",
    body: templateSchema,
    toProblem: createLeadProblem,
    find: (context, { id = "" }) => findWritableTemplate(context, id),
    check,
    handle: (context, { subject, input }) => changeTemplate(context, subject.id, input),
  }),
  defineDeskOperation<ShownTemplate, undefined>({
    id: "deleteReplyTemplate",
    method: "DELETE",
    path: "/desk/reply-templates/{id}",
    summary: "Deletes a template",
    status: 204,
    find: (context, { id = "" }) => findWritableTemplate(context, id),
    handle: (context, { subject }) => removeTemplate(context, subject.id),
  }),
];

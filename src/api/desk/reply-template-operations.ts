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
import { authorize } from "#domain/staff/staff-policy.ts";
import { checkSchema } from "../http/field-codes.ts";
import type { Operation } from "../http/operation.ts";
import { anyObject, defineDeskOperation, pageSchema } from "./desk-operation.ts";

const params = { id: "The template's." };
const check = checkSchema(templateSchema, ["name", "text"]);

export const REPLY_TEMPLATE_OPERATIONS: readonly Operation[] = [
  defineDeskOperation<void, undefined>({
    id: "listReplyTemplates",
    method: "GET",
    path: "/desk/reply-templates",
    summary: "Lists the templates of replies that you may use: the network's and your office's",
    response: { status: 200, schema: pageSchema },
    find: async (context) => void authorize(context, "lead.read"),
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
    params,
    response: { status: 200, schema: anyObject },
    problems: [404],
    find: (context, { id = "" }) => findTemplate(context, id),
    handle: async (_, { subject }) => subject,
  }),
  defineDeskOperation<void, TemplateInput>({
    id: "createReplyTemplate",
    method: "POST",
    path: "/desk/reply-templates",
    summary: "Adds a template to your office, or as head office to any office or to all",
    body: templateSchema,
    response: { status: 201, schema: anyObject },
    toProblem: createLeadProblem,
    find: async (context) => void authorize(context, "office.write"),
    check,
    handle: (context, { input }) => createTemplate(context, input),
  }),
  defineDeskOperation<ShownTemplate, TemplateInput>({
    id: "changeReplyTemplate",
    method: "PUT",
    path: "/desk/reply-templates/{id}",
    summary: "Changes a template",
    params,
    body: templateSchema,
    response: { status: 200, schema: anyObject },
    problems: [404, 409],
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
    params,
    response: { status: 204 },
    problems: [404],
    find: (context, { id = "" }) => findWritableTemplate(context, id),
    handle: (context, { subject }) => removeTemplate(context, subject.id),
  }),
];

import * as v from "valibot";
import type { ContentEditor, EditedContent } from "#domain/content/editing/content-kind.ts";
import { listLinksTo } from "#domain/content/links/list-links-to.ts";
import { checkStaffForm, idField } from "#domain/staff/staff-fields.ts";
import { createStaffProblem, type StaffCode } from "#domain/staff/staff-messages.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { createLineSchema } from "#lib/forms/field-schemas.ts";
import type { Operation } from "../http/operation.ts";
import type { ContentCalls } from "./content-calls.ts";
import { defineDeskOperation, defineForm, parseId, parseListQuery } from "./desk-operation.ts";
import { defineOpenFormOperation } from "./open-form-operations.ts";
import { defineScheduleOperations } from "./schedule-operations.ts";

const versionSchema = v.strictObject({ version: createLineSchema(40) }, "unknown_field");

const checkVersion = (body: unknown) => checkStaffForm(versionSchema, body, ["version"]);

const customizeSchema = v.strictObject({ office_id: idField }, "unknown_field");

const checkOffice = (body: unknown) =>
  checkStaffForm(customizeSchema, body ?? {}, [], ({ office_id = null }) => ({ office_id }));

const languageSchema = v.strictObject({ locale: createLineSchema(10) }, "unknown_field");

const checkLanguage = (body: unknown) => checkStaffForm(languageSchema, body, ["locale"]);

/** Defines the calls that list, edit and schedule one kind of content and read its saved versions. */
export function defineContentOperations<Edited extends EditedContent, Change>({
  id,
  noun,
  path,
  rights,
  sorts,
  list,
  editor,
  schema,
  check,
}: ContentCalls<Edited, Change>): Operation[] {
  return [
    defineDeskOperation({
      id: `listDesk${id}s`,
      method: "GET",
      path,
      summary: `Lists ${noun}s in all languages`,
      right: rights.read,
      check: (raw) => ({ input: parseListQuery(raw, sorts) }),
      handle: async (context, { input: { filter, ...query } }) =>
        list(context, {
          ...query,
          q: filter.q,
          locale: filter.locale,
          ...(filter.office !== undefined && { office: filter.office }),
        }),
    }),
    defineDeskOperation<Edited, undefined>({
      id: `showDesk${id}`,
      method: "GET",
      path: `${path}/{id}`,
      summary: `Returns the ${noun}`,
      find: (context, params) => editor.find(context, parseId(params), "read"),
    }),
    defineDeskOperation<Edited, Change & { version: string }, StaffCode>({
      id: `changeDesk${id}`,
      method: "PUT",
      path: `${path}/{id}`,
      summary: `Updates the ${noun}`,
      ...defineForm(schema, check),
      find: (context, params) => editor.find(context, parseId(params), "write"),
      handle: async (context, { subject, input }) => editor.change(context, subject.id, input),
    }),
    defineDeskOperation<Edited, Change & { version: string }, StaffCode>({
      id: `previewDesk${id}`,
      method: "POST",
      path: `${path}/{id}/preview`,
      summary: `Renders the page with a changed ${noun}, without saving it`,
      ...defineForm(schema, check),
      find: (context, params) => editor.find(context, parseId(params), "write"),
      handle: async (context, { subject, input }) => ({ html: await editor.preview(context, subject.id, input) }),
    }),
    defineDeskOperation<Edited, { version: string }, StaffCode>({
      id: `resetDesk${id}`,
      method: "POST",
      path: `${path}/{id}/reset`,
      summary: `Replaces the ${noun} by the shipped one`,
      ...defineForm(versionSchema, checkVersion),
      find: (context, params) => editor.find(context, parseId(params), "write"),
      handle: async (context, { subject, input }) => editor.reset(context, subject.id, input.version),
    }),
    defineDeskOperation<Edited, { version: string }, StaffCode>({
      id: `deleteDesk${id}`,
      method: "DELETE",
      path: `${path}/{id}`,
      summary: `Deletes the ${noun}, whose version the query names`,
      status: 204,
      find: (context, params) => editor.find(context, parseId(params), "write"),
      check: ({ query }) => checkVersion(Object.fromEntries(query)),
      toProblem: createStaffProblem,
      handle: async (context, { subject, input }) => editor.remove(context, subject.id, input.version),
    }),
    defineDeskOperation({
      id: `listDesk${id}Revisions`,
      method: "GET",
      path: `${path}/{id}/revisions`,
      summary: `Lists the ${noun}'s saved versions, newest first`,
      find: (context, params) => editor.listRevisions(context, parseId(params)),
      handle: async (_context, { subject }) => ({ data: subject }),
    }),
    defineDeskOperation({
      id: `showDesk${id}Revision`,
      method: "GET",
      path: `${path}/{id}/revisions/{revision}`,
      summary: `Returns a saved version of the ${noun}`,
      find: (context, params) => editor.findRevision(context, parseId(params), parseId(params, "revision")),
    }),
    ...defineScheduleOperations({ id, noun, path, editor, schema, check }),
    defineOpenFormOperation({ id, noun, path, editor }),
  ];
}

/** Defines the call that copies one of the network's texts to an office, which can then edit its own version. */
export function defineCustomizeOperation<Edited extends EditedContent>({
  id,
  noun,
  path,
  rights,
  editor,
}: Pick<ContentCalls<Edited, never>, "id" | "noun" | "path" | "rights"> & {
  editor: Pick<ContentEditor<Edited, never>, "find" | "customize">;
}): Operation {
  return defineDeskOperation<Edited, { office_id: number | null }, StaffCode>({
    id: `customizeDesk${id}`,
    method: "POST",
    path: `${path}/{id}/customize`,
    summary: `Gives an office its own version of the ${noun}`,
    ...defineForm(customizeSchema, checkOffice),
    find: async (context, params) => {
      authorize(context, rights.write);
      return editor.find(context, parseId(params), "read");
    },
    handle: async (context, { subject, input }) => editor.customize(context, subject.id, input),
  });
}

/** Defines the call that starts a text's version in another language. */
export function defineTranslateOperation<Edited extends EditedContent>({
  id,
  noun,
  path,
  editor,
}: Pick<ContentCalls<Edited, never>, "id" | "noun" | "path"> & {
  editor: Pick<ContentEditor<Edited, never>, "find" | "translate">;
}): Operation {
  return defineDeskOperation<Edited, { locale: string }, StaffCode>({
    id: `translateDesk${id}`,
    method: "POST",
    path: `${path}/{id}/translate`,
    summary: `Starts the ${noun} in another language, at first with the same text`,
    ...defineForm(languageSchema, checkLanguage),
    find: (context, params) => editor.find(context, parseId(params), "write"),
    handle: async (context, { subject, input }) => editor.translate(context, subject.id, input),
  });
}

/** Defines the call that lists what links to a text with an address of its own. */
export function defineLinksOperation<Edited extends EditedContent>({
  id,
  noun,
  path,
  editor,
}: Pick<ContentCalls<Edited, never>, "noun" | "path"> & {
  id: "Article" | "Page";
  editor: Pick<ContentEditor<Edited, never>, "find">;
}): Operation {
  return defineDeskOperation<Edited, undefined>({
    id: `listDesk${id}Links`,
    method: "GET",
    path: `${path}/{id}/links`,
    summary: `Lists the texts, menus and redirects that lead nowhere without the ${noun}`,
    find: (context, params) => editor.find(context, parseId(params), "read"),
    handle: async (context, { subject }) => {
      const kind = id === "Article" ? "article" : "page";
      return { data: subject.path ? await listLinksTo(context, { kind, id: subject.id, path: subject.path }) : [] };
    },
  });
}

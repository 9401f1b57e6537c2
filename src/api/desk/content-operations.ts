import * as v from "valibot";
import type { ContentEditor, EditedContent } from "#domain/content/editing/content-editor.ts";
import type { Context } from "#domain/context.ts";
import { readStaffForm } from "#domain/staff/staff-fields.ts";
import { createStaffProblem, type StaffCode, type StaffCodes } from "#domain/staff/staff-messages.ts";
import { allow } from "#domain/staff/staff-policy.ts";
import { createLineSchema } from "#lib/forms/field-schemas.ts";
import type { Operation } from "../http/operation.ts";
import {
  anyObject,
  defineDeskOperation,
  type ListQuery,
  pageSchema,
  parseId,
  parseListQuery,
  revisionsSchema,
} from "./desk-operation.ts";

const versionSchema = v.strictObject({ version: createLineSchema(40) }, "unknown_field");

function checkVersion(body: unknown): { input: { version: string } } | { codes: StaffCodes } {
  const { typed, codes } = readStaffForm(versionSchema, body, ["version"]);
  return Object.keys(codes).length > 0 ? { codes } : { input: { version: typed.version ?? "" } };
}

interface ContentCalls<Edited extends EditedContent, Change> {
  /** In operation ids: `Article`. */
  id: string;
  /** In summaries: `article`. */
  noun: string;
  path: string;
  /** The names by which the list can be sorted, the default first. */
  sorts: readonly [string, ...string[]];
  list(context: Context, query: Omit<ListQuery, "filter"> & Filter): Promise<object>;
  editor: ContentEditor<Edited, Change>;
  schema: v.GenericSchema;
  check(body: unknown): { input: Change & { version: string } } | { codes: StaffCodes };
}

interface Filter {
  q: string | undefined;
  locale: string | undefined;
}

/** The calls that list and edit one kind of content and read its saved versions. */
export function defineContentOperations<Edited extends EditedContent, Change>({
  id,
  noun,
  path,
  sorts,
  list,
  editor,
  schema,
  check,
}: ContentCalls<Edited, Change>): Operation[] {
  const params = { id: `The ${noun}'s number` };
  return [
    defineDeskOperation({
      id: `listDesk${id}s`,
      method: "GET",
      path,
      summary: `Lists ${noun}s in all languages`,
      response: { status: 200, schema: pageSchema },
      find: async (context) => void allow(context, "site.read"),
      check: (raw) => ({ input: parseListQuery(raw, sorts) }),
      handle: async (context, { input: { filter, ...query } }) =>
        list(context, { ...query, q: filter.q, locale: filter.locale }),
    }),
    defineDeskOperation<Edited, undefined>({
      id: `showDesk${id}`,
      method: "GET",
      path: `${path}/{id}`,
      summary: `Returns the ${noun}`,
      params,
      response: { status: 200, schema: anyObject },
      find: (context, params) => editor.find(context, parseId(params), "site.read"),
      handle: async (_context, { subject }) => subject,
    }),
    defineDeskOperation<Edited, Change & { version: string }, StaffCode>({
      id: `changeDesk${id}`,
      method: "PUT",
      path: `${path}/{id}`,
      summary: `Updates the ${noun}`,
      params,
      body: schema,
      response: { status: 200, schema: anyObject },
      problems: [409],
      find: (context, params) => editor.find(context, parseId(params), "network.write"),
      check: ({ body }) => check(body),
      toProblem: createStaffProblem,
      handle: async (context, { subject, input }) => editor.change(context, subject.id, input),
    }),
    defineDeskOperation<Edited, Change & { version: string }, StaffCode>({
      id: `previewDesk${id}`,
      method: "POST",
      path: `${path}/{id}/preview`,
      summary: `Renders the page with a changed ${noun}, without saving it`,
      params,
      body: schema,
      response: { status: 200, schema: v.strictObject({ html: v.string() }) },
      find: (context, params) => editor.find(context, parseId(params), "network.write"),
      check: ({ body }) => check(body),
      toProblem: createStaffProblem,
      handle: async (context, { subject, input }) => ({ html: await editor.preview(context, subject.id, input) }),
    }),
    defineDeskOperation<Edited, { version: string }, StaffCode>({
      id: `resetDesk${id}`,
      method: "POST",
      path: `${path}/{id}/reset`,
      summary: `Replaces the ${noun} by the shipped one`,
      params,
      body: versionSchema,
      response: { status: 200, schema: anyObject },
      problems: [409],
      find: (context, params) => editor.find(context, parseId(params), "network.write"),
      check: ({ body }) => checkVersion(body),
      toProblem: createStaffProblem,
      handle: async (context, { subject, input }) => editor.reset(context, subject.id, input.version),
    }),
    defineDeskOperation({
      id: `listDesk${id}Revisions`,
      method: "GET",
      path: `${path}/{id}/revisions`,
      summary: `Lists the ${noun}'s saved versions, newest first`,
      params,
      response: { status: 200, schema: revisionsSchema },
      find: (context, params) => editor.listRevisions(context, parseId(params)),
      handle: async (_context, { subject }) => ({ data: subject }),
    }),
    defineDeskOperation({
      id: `showDesk${id}Revision`,
      method: "GET",
      path: `${path}/{id}/revisions/{revision}`,
      summary: `Returns a saved version of the ${noun}`,
      params: { ...params, revision: "The saved version's number" },
      response: { status: 200, schema: anyObject },
      find: (context, params) => editor.findRevision(context, parseId(params), parseId(params, "revision")),
      handle: async (_context, { subject }) => subject,
    }),
  ];
}

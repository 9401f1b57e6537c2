import { type Draft, draftSchema, findDraft, removeDraft, saveDraft } from "#domain/content/drafts/drafts.ts";
import type { Context } from "#domain/context.ts";
import { defineBody } from "../http/field-codes.ts";
import type { Operation } from "../http/operation.ts";
import { defineDeskOperation } from "./desk-operation.ts";

const path = "/desk/drafts/{subject}";
const getSubject = (params: Record<string, string>): string => params.subject ?? "";

/** Checks that the caller is staff and that the subject names a kind of text, and returns the subject. */
async function find(context: Context, params: Record<string, string>): Promise<string> {
  await findDraft(context, getSubject(params));
  return getSubject(params);
}

const show = defineDeskOperation<Draft | null, undefined>({
  id: "showDraft",
  method: "GET",
  path,
  summary: "Returns what the caller has typed into a text's form and not saved",
  find: (context, params) => findDraft(context, getSubject(params)),
  handle: async (_context, { subject }) => ({ draft: subject }),
});

const save = defineDeskOperation<string, { data: Record<string, unknown> }>({
  id: "saveDraft",
  method: "PUT",
  path,
  summary: "Stores what the caller has typed into a text's form",
  ...defineBody(draftSchema),
  status: 204,
  find,
  handle: (context, { subject, input }) => saveDraft(context, subject, input.data),
});

const remove = defineDeskOperation<string, undefined>({
  id: "deleteDraft",
  method: "DELETE",
  path,
  summary: "Deletes what the caller has typed into a text's form",
  status: 204,
  find,
  handle: (context, { subject }) => removeDraft(context, subject),
});

export const DRAFT_OPERATIONS: readonly Operation[] = [show, save, remove];

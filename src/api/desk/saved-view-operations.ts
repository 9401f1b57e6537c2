import type * as v from "valibot";
import type { Context } from "#domain/context.ts";
import {
  findOwnView,
  listSavedViews,
  removeSavedView,
  type SavedView,
  savedViewSchema,
  saveView,
} from "#domain/staff/saved-views/saved-views.ts";
import { defineBody } from "../http/field-codes.ts";
import type { Operation } from "../http/operation.ts";
import { defineDeskOperation, parseId } from "./desk-operation.ts";

const path = "/desk/list-views/{list}";

async function find(context: Context, { list = "" }: Record<string, string>): Promise<string> {
  await listSavedViews(context, list);
  return list;
}

const list = defineDeskOperation<SavedView[], undefined>({
  id: "listSavedViews",
  method: "GET",
  path,
  summary: "Lists the caller's saved views of a list and those shared with their office",
  find: (context, { list = "" }) => listSavedViews(context, list),
  handle: async (_context, { subject }) => ({ data: subject }),
});

const save = defineDeskOperation<string, v.InferOutput<typeof savedViewSchema>>({
  id: "saveView",
  method: "POST",
  path,
  summary: "Saves a list's filters and order under a name, in place of the caller's own view of that name",
  ...defineBody(savedViewSchema),
  find,
  handle: async (context, { subject, input }) => ({ data: await saveView(context, subject, input) }),
});

const remove = defineDeskOperation<number, undefined>({
  id: "deleteSavedView",
  method: "DELETE",
  path: "/desk/saved-views/{id}",
  summary: "Deletes a saved view: the caller's own, or a shared one of an office whose staff they manage",
  status: 204,
  find: async (context, params) => (await findOwnView(context, parseId(params))).id,
  handle: (context, { subject }) => removeSavedView(context, subject),
});

export const SAVED_VIEW_OPERATIONS: readonly Operation[] = [list, save, remove];

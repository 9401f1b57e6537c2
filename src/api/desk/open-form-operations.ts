import type { EditedContent } from "#domain/content/editing/content-kind.ts";
import { recordEditing } from "#domain/content/presence/record-editing.ts";
import type { Operation } from "../http/operation.ts";
import type { ContentCalls } from "./content-calls.ts";
import { defineDeskOperation, parseId } from "./desk-operation.ts";

/** Defines the call that a text's open form makes every few seconds. */
export function defineOpenFormOperation<Edited extends EditedContent>({
  id,
  noun,
  path,
  editor,
}: Pick<ContentCalls<Edited, never>, "id" | "noun" | "path"> & {
  editor: Pick<ContentCalls<Edited, never>["editor"], "kind" | "find">;
}): Operation {
  return defineDeskOperation<{ id: number }, undefined>({
    id: `recordDesk${id}Editing`,
    method: "PUT",
    path: `${path}/{id}/editing`,
    summary: `Records that the caller has the ${noun} open, and returns who else has`,
    find: (context, params) => editor.find(context, parseId(params), "write"),
    handle: async (context, { subject }) => recordEditing(context, editor, subject.id),
  });
}

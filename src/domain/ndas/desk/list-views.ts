import type { Context } from "#domain/context.ts";
import { type DocumentView, type DocumentViewQuery, selectViews } from "../documents/view-queries.ts";
import { findDeskNda } from "./find-desk-nda.ts";

/** Returns the document views of an agreement's signer, latest first. @throws as `findDeskNda` */
export async function listViews(
  context: Context,
  id: string,
  query: Pick<DocumentViewQuery, "page" | "per_page">,
): Promise<{ data: DocumentView[]; total: number }> {
  await findDeskNda(context, id);
  return selectViews(context.db, { ...query, of: { nda_id: id } });
}

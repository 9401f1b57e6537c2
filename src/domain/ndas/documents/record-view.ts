import { type Context, requireBuyer } from "#domain/context.ts";
import type { DocumentRow } from "../confidential/confidential-queries.ts";
import type { Nda } from "../nda.ts";
import { insertView } from "./view-queries.ts";

/** Permanently records that the buyer viewed a page of a document, or with null that they downloaded all of it. */
export async function recordView(
  context: Context,
  { nda, document }: { nda: Nda; document: DocumentRow },
  page: number | null,
  address: string,
): Promise<void> {
  await insertView(context.db, {
    nda_id: nda.id,
    buyer_id: requireBuyer(context).id,
    listing_number: document.listing_number,
    document_id: document.id,
    document_name: document.name,
    page,
    address,
    viewed_at: context.clock(),
  });
}

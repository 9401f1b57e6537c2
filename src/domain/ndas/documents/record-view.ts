import { type Context, requireBuyer } from "#domain/context.ts";
import type { DocumentRow } from "../confidential/confidential-queries.ts";
import type { Nda } from "../nda.ts";
import { insertView } from "./view-queries.ts";

/** Notes for good that the buyer who asks sees a page of a document; null is all of it, taken away. */
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

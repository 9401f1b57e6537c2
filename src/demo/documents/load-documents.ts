import type { Context } from "#domain/context.ts";
import { addDocument } from "#domain/listings/documents/add-document.ts";
import { changeDocument } from "#domain/listings/documents/change-document.ts";
import { readConfidential } from "#domain/ndas/confidential/show-confidential.ts";
import { MINUTE_MS } from "#lib/time/durations.ts";
import { createManager, type NdaListing, selectNdaListings } from "../people/nda-queries.ts";
import { createBusinessSummary } from "./business-summary.ts";
import { getDocumentSentences } from "./document-sentences.ts";
import { writeProfitAndLoss } from "./profit-and-loss.ts";

/**
 * The number of listings that get documents, among those whose sellers approve signers and again among the others. Each
 * takes 200 ms.
 */
const LISTINGS = 2;

/** Adds a PDF and a spreadsheet with the confidential facts to the listings that the demo's NDAs are for. */
export async function loadDocuments(tx: Context): Promise<void> {
  for (const needsApproval of [false, true])
    for (const listing of await selectNdaListings(tx.db, { needsApproval, limit: LISTINGS }))
      await addListingDocuments(tx, listing);
}

async function addListingDocuments(tx: Context, listing: NdaListing): Promise<void> {
  const { number, listed_at } = listing;
  const [locale] = tx.network.locales;
  const context = { ...tx, locale, clock: () => listed_at, viewer: createManager(listing) };
  const sentences = getDocumentSentences(locale);
  const details = await readConfidential(context, number);
  const years = details.yearly_financials;
  const summary = createBusinessSummary(tx, { number, created_at: listed_at }, details, sentences);
  const documents = [
    { file_name: `${sentences.summary}.pdf`, bytes: await tx.pdf.render(summary) },
    ...(years.length > 0
      ? [
          {
            file_name: `${sentences.accounts}.xlsx`,
            bytes: await writeProfitAndLoss(years, sentences.accounts, locale),
          },
        ]
      : []),
  ];
  for (const [index, document] of documents.entries()) {
    // Documents are listed in the order in which they were added.
    const added_at = new Date(listed_at.getTime() + index * MINUTE_MS);
    const { id } = await addDocument({ ...context, clock: () => added_at }, { number, ...document });
    await changeDocument(context, { number, id, may_download: true });
  }
}

import type { Context } from "#domain/context.ts";
import { getAddressPlace } from "#domain/listings/address-place.ts";
import { formatConfidentialAddress } from "#domain/listings/confidential-address.ts";
import type { ConfidentialValues } from "#domain/listings/fields/field-row.ts";
import { toMajorYears } from "#domain/listings/years-in-major.ts";
import { listingNotFound } from "#editions/contract-messages.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { NotFound } from "#lib/errors.ts";
import { appendEvent } from "../evidence/append-event.ts";
import { selectConfidential, selectDocuments } from "./confidential-queries.ts";
import { requireConfidentialAccess } from "./require-confidential-access.ts";

/**
 * The part of a listing that only a buyer with a signed agreement may see. Money is in major units; null is unknown.
 */
export interface Confidential extends ConfidentialValues {
  /** The whole address on one line, as its country writes it; for pages only. */
  address: string | null;
  documents: { id: string; name: string; pages: number }[];
}

/**
 * Returns the confidential part of a listing for the signed-in buyer. The view is logged. @throws as
 * `requireConfidentialAccess`
 */
export async function showConfidential(context: Context, post: string): Promise<Confidential> {
  const nda = await requireConfidentialAccess(context, post);
  const confidential = await readConfidential(context, nda.listing_number);
  const { buyer_id, listing_number } = nda;
  await appendEvent(context, {
    kind: "viewed",
    nda_id: nda.id,
    buyer_id,
    listing_number,
    details: { what: "confidential" },
  });
  return confidential;
}

/**
 * Reads the confidential part of a listing, also for the desk's preview. Callers must check access.
 *
 * @throws NotFound
 */
export async function readConfidential(
  context: Pick<Context, "db" | "edition" | "locale">,
  number: number,
): Promise<Confidential> {
  const row = await selectConfidential(context.db, number);
  if (!row) throw new NotFound(listingNotFound({}, getMessageOptions(context.locale)));
  const { currency, region_slug, yearly_financials, ...values } = row;
  const documents = await selectDocuments(context.db, number);
  return {
    ...values,
    address: formatConfidentialAddress(getAddressPlace(context, region_slug), values),
    yearly_financials: toMajorYears(yearly_financials, currency),
    documents: documents.map(({ id, name, pages }) => ({ id, name, pages })),
  };
}

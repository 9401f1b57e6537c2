import { type Context, runAndRollBack } from "#domain/context.ts";
import { findListingsByNumbers } from "#domain/listings/find-listings.ts";
import { toListingSlug } from "#domain/listings/listing.ts";
import { listingNotFound } from "#editions/contract-messages.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { NotFound } from "#lib/errors.ts";
import { listChangedFields } from "../fields/listing-values.ts";
import type { TypedFields } from "../fields/typed-fields.ts";
import { getPriceBefore } from "../price-before.ts";
import { updateValues } from "./editing-queries.ts";
import { openListing } from "./find-desk-listing.ts";
import { readFields } from "./read-fields.ts";
import { requireOffice } from "./require-office.ts";

export interface PreviewRequest {
  number: number;
  /** The values of the editor, saved or not. */
  fields: TypedFields;
  /** Whether to show what a visitor sees, or a buyer who has signed the NDA. */
  as: "visitor" | "buyer";
}

/**
 * Renders the page of a listing as it would look after saving, whatever its status. Nothing is stored, so open questions
 * and missing fields don't matter.
 *
 * @throws Invalid by field; NotFound, NotAllowed
 */
export async function previewListingPage(context: Context, { number, fields, as }: PreviewRequest): Promise<string> {
  const { row } = await openListing(context, number, "listing.read");
  const after = readFields(context, fields, row);
  const changed = listChangedFields(row, after);
  return runAndRollBack(context, async (tx) => {
    if (changed.includes("office_id") || changed.includes("agent_id")) await requireOffice(tx, after);
    const slug = changed.length > 0 ? toListingSlug(after.name, number) : row.slug;
    await updateValues(tx.db, number, after, { slug, price_before: getPriceBefore(row, after.price) });
    const [listing] = await findListingsByNumbers({ ...tx, preview: number }, [number]);
    const folder = listing?.kind === "franchise" ? "franchise" : "buy-a-business";
    const html =
      listing &&
      (await context.renderPreview?.(tx.db, `/${folder}/listings/${listing.slug}`, context.locale, {
        preview: number,
        previews_confidential: as === "buyer",
      }));
    if (!html) throw new NotFound(listingNotFound({}, getMessageOptions(context.locale)));
    return html;
  });
}

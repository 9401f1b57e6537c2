import type { Context } from "#domain/context.ts";
import { listingNotFound } from "#editions/contract-messages.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { Gone, NotFound } from "#lib/errors.ts";
import { toListings } from "./find-listings.ts";
import { findListingRows } from "./find-rows.ts";
import { parsePostNumber } from "./listing.ts";
import { type ListingHead, selectHead } from "./listing-queries.ts";
import type { Listing } from "./listing-view.ts";
import { getPriceHistory, type PricePoint } from "./price-history.ts";

/** The office or agent whose listings are requested; without either, the whole network. */
export interface ListingOwner {
  office_id?: number;
  agent_id?: number;
}

/** The response to a `{post}`: the listing, a redirect to its canonical URL, or the recently sold page. */
export type FoundListing =
  | { kind: "found"; listing: Listing; price_history: PricePoint[] }
  | { kind: "moved"; to: Pick<Listing, "slug" | "kind"> }
  | { kind: "sold" };

/**
 * Finds the listing of a `{post}` by its number.
 *
 * @throws NotFound if there is none, it is a draft, or it has another owner; Gone if it was withdrawn.
 */
export async function findListing(context: Context, post: string, owner: ListingOwner = {}): Promise<FoundListing> {
  const notFound = listingNotFound({}, getMessageOptions(context.locale));
  const number = parsePostNumber(post);
  if (number === null) throw new NotFound(notFound);
  const row = (await findListingRows(context, [number])).get(number);
  const head = row ?? (await selectHead(context.db, number));
  const isPreview = number === context.preview;
  if (!head || (head.status === "draft" && !isPreview) || !belongsTo(head, owner)) throw new NotFound(notFound);
  if (head.status === "withdrawn" && !isPreview) throw new Gone(notFound);
  if (head.status === "sold" && !isPreview) return { kind: "sold" };
  if (head.slug !== post) return { kind: "moved", to: { slug: head.slug, kind: head.kind } };
  const [listing] = await toListings(context, row ? [row] : []);
  if (!row || !listing) throw new NotFound(notFound);
  return { kind: "found", listing, price_history: getPriceHistory(row) };
}

function belongsTo(head: ListingHead, { office_id, agent_id }: ListingOwner): boolean {
  return (
    (office_id === undefined || office_id === head.office_id) && (agent_id === undefined || agent_id === head.agent_id)
  );
}

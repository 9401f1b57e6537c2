import type { Context } from "#domain/context.ts";
import { listingsByNumbers } from "#domain/listings/listing-queries.ts";
import type { Listing } from "#domain/listings/listing-view.ts";
import { listingNotFound } from "#editions/catalogue.ts";
import { messagesIn } from "#editions/message-locale.ts";
import { NotFound } from "#lib/errors.ts";
import { toMajor } from "#lib/money.ts";
import { openListing } from "./find-at-desk.ts";

/** What a buyer sees once they may: the same keys as the public call for it. Amounts in major units. */
export interface ConfidentialPart {
  legal_name: string | null;
  street_address: string | null;
  locality: string | null;
  postal_code: string | null;
  website: string | null;
  lease_terms: string | null;
  yearly_financials: {
    year: number;
    revenue: number | null;
    cost_of_goods: number | null;
    expenses: number | null;
    sde: number | null;
  }[];
}

export interface ListingPreview {
  /** As a visitor sees it once it is public. */
  listing: Listing;
  /** Null for a visitor. */
  confidential: ConfidentialPart | null;
}

/** A listing as a visitor, or a buyer with an NDA, would see it, public or not. @throws NotFound, NotAllowed */
export async function previewListing(
  context: Context,
  { number, as }: { number: number; as: "visitor" | "buyer" },
): Promise<ListingPreview> {
  const { row } = await openListing(context, number, "listing.read");
  const [listing] = await listingsByNumbers({ ...context, preview: number }, [number]);
  if (!listing) throw new NotFound(listingNotFound({}, messagesIn(context.locale)));
  if (as === "visitor") return { listing, confidential: null };
  const { legal_name, street_address, locality, postal_code, website, lease_terms } = row;
  const money = (minor: number | null): number | null => (minor === null ? null : toMajor(minor, row.currency));
  return {
    listing,
    confidential: {
      ...{ legal_name, street_address, locality, postal_code, website, lease_terms },
      yearly_financials: row.yearly_financials.map(({ year, revenue, cost_of_goods, expenses, sde }) => ({
        year,
        revenue: money(revenue),
        cost_of_goods: money(cost_of_goods),
        expenses: money(expenses),
        sde: money(sde),
      })),
    },
  };
}

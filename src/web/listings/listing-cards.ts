import type { Listing } from "#domain/listings/listing-view.ts";
import { photoOfWidth } from "#domain/listings/photo-path.ts";

/** What a card shows of a listing, and no more: every page of results is sent two dozen of them twice, drawn and as data. */
export interface ListingCard {
  number: number;
  slug: string;
  name: string;
  kind: Listing["kind"];
  status: Listing["status"];
  /** Its kind of business, or its sector. */
  sector: string;
  location: string;
  /** A path on this site: pages load their pictures from wherever they were opened. */
  picture: string | null;
  /** The two that people look for first, in major units: price and earnings, of a franchise investment and fee. */
  figures: [number | null, number | null];
}

/** As wide as a card is on a sharp screen. */
const CARD_PIXELS = 960;

export function getCards(listings: readonly Listing[]): ListingCard[] {
  return listings.map((listing) => {
    const { number, slug, name, kind, status, location, images } = listing;
    const [image] = images;
    return {
      number,
      slug,
      name,
      kind,
      status,
      location,
      sector: listing.subcategory ?? listing.category,
      picture: image ? photoOfWidth(new URL(image.url).pathname, CARD_PIXELS) : null,
      figures:
        kind === "franchise"
          ? [listing.investment_min, listing.franchise_fee]
          : [listing.price, listing.sellers_discretionary_earnings],
    };
  });
}

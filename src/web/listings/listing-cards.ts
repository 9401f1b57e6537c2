import type { CardListing, Listing } from "#domain/listings/listing-view.ts";
import { getPhotoOfWidth } from "#domain/listings/photo-path.ts";

/** The data of a card. It is minimal because a page of results sends two dozen of them twice: rendered and as data. */
export interface ListingCard {
  number: number;
  slug: string;
  name: string;
  kind: Listing["kind"];
  status: Listing["status"];
  /** The subcategory, or else the category. */
  sector: string;
  location: string;
  /** A path on this site, so that pages load their pictures from the host they were opened on. */
  picture: string | null;
  /** The two main figures in major units: price and SDE, or a franchise's minimum investment and fee. */
  financials: [number | null, number | null];
  /** Asking price over annual SDE; null if unknown, or if the price includes real estate. */
  multiple: number | null;
  is_reduced: boolean;
  is_prequalified: boolean;
}

/** The width of a card on a high-density screen. */
const CARD_WIDTH_PX = 960;

export function toCards(listings: readonly CardListing[]): ListingCard[] {
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
      picture: image ? getPhotoOfWidth(new URL(image.url).pathname, CARD_WIDTH_PX) : null,
      financials:
        kind === "franchise"
          ? [listing.investment_min, listing.franchise_fee]
          : [listing.price, listing.sellers_discretionary_earnings],
      multiple: getMultiple(listing),
      is_reduced: listing.price_before !== null,
      is_prequalified: listing.lender_prequalified,
    };
  });
}

/** A price that includes real estate doesn't compare with others. */
function getMultiple({ kind, price, sellers_discretionary_earnings: sde, real_estate }: CardListing): number | null {
  if (kind === "franchise" || price === null || sde === null || sde <= 0 || real_estate === "included") return null;
  return price / sde;
}

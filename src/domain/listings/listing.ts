import { toSlug } from "#lib/slug.ts";

export const LISTING_STATUSES = ["draft", "active", "under_offer", "sold", "withdrawn"] as const;
export type ListingStatus = (typeof LISTING_STATUSES)[number];

/** Statuses that search includes. Sold listings appear as recently sold, without their identity. */
export const PUBLIC_STATUSES = ["active", "under_offer"] as const;

export const LISTING_KINDS = ["business", "franchise"] as const;
export type ListingKind = (typeof LISTING_KINDS)[number];

export const REAL_ESTATE = ["none", "available", "included"] as const;
export type RealEstate = (typeof REAL_ESTATE)[number];

/** Returns the last segment of a listing's URL: the slug of its name, then its number. */
export function toListingSlug(name: string, number: number): string {
  const words = toSlug(name).slice(0, 80).replace(/-$/, "");
  return words ? `${words}-${number}` : String(number);
}

/** Parses the number at the end of a listing's URL segment; null if there is none. */
export function parsePostNumber(post: string): number | null {
  const digits = /(?:^|-)(\d{1,9})$/.exec(post)?.[1];
  return digits ? Number(digits) : null;
}

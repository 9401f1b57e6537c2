import { toSlug } from "#lib/slug.ts";

export const LISTING_STATUSES = ["draft", "active", "under_offer", "sold", "withdrawn"] as const;
export type ListingStatus = (typeof LISTING_STATUSES)[number];

/** What a visitor may find by searching. Sold listings show as recently sold, without their identity. */
export const PUBLIC_STATUSES = ["active", "under_offer"] as const;

export const LISTING_KINDS = ["business", "franchise"] as const;
export type ListingKind = (typeof LISTING_KINDS)[number];

export const REAL_ESTATE = ["none", "available", "included"] as const;
export type RealEstate = (typeof REAL_ESTATE)[number];

/** The `{post}` of a listing's URL: its name in words, then its number. */
export function listingSlug(name: string, number: number): string {
  const words = toSlug(name).slice(0, 80).replace(/-$/, "");
  return words ? `${words}-${number}` : String(number);
}

/** The number a `{post}` ends in; null when it ends in none. */
export function numberOfPost(post: string): number | null {
  const digits = /(?:^|-)(\d{1,9})$/.exec(post)?.[1];
  return digits ? Number(digits) : null;
}

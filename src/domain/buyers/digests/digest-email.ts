import type { MatchReason } from "#domain/buyers/matching/match-rules.ts";
import { type Context, toHomeUrl } from "#domain/context.ts";
import { findListingsByNumbers } from "#domain/listings/find-listings.ts";
import type { Listing } from "#domain/listings/listing-view.ts";
import { createUnsubscribeToken } from "#domain/outbox/unsubscribe-token.ts";
import type { Locale } from "#editions/locales.ts";
import { getSalutationName } from "#editions/person-name.ts";
import { toMajor } from "#lib/money.ts";
import { getPagePath } from "#web/site-map.ts";
import { selectNewPrices, selectUnsentDigests, type UnsentDigest } from "./digest-email-queries.ts";
import type { WeekPart } from "./digest-queries.ts";

/** A saved listing whose price changed. Amounts are in major units of its currency. */
export interface NewPrice {
  name: string;
  url: string;
  currency: string;
  from: number;
  to: number;
}

export interface DigestEmail {
  buyer_id: number;
  week: string;
  to: string;
  /** The reader's name for the greeting. */
  salutation: string;
  locale: Locale;
  /** Whether it is the buyer's first digest. */
  is_first: boolean;
  /** Best first, without listings that are no longer public. */
  picks: { listing: Listing; reasons: MatchReason[] }[];
  new_prices: NewPrice[];
  unsubscribe_token: string;
}

const MAX_PRICE_CHANGES = 10;

/** Returns the next digest emails of a part that aren't in the outbox; empty when all are. */
export async function getNextDigestEmails(context: Context, part: WeekPart, count: number): Promise<DigestEmail[]> {
  const digests = await selectUnsentDigests(context.db, part, count);
  if (digests.length === 0) return [];
  const [listings, prices] = await Promise.all([getListings(context, digests), selectNewPrices(context.db, digests)]);
  const pricesByBuyer = Map.groupBy(prices, ({ buyer_id }) => buyer_id);
  return digests.map((digest) => ({
    buyer_id: digest.buyer_id,
    week: digest.week,
    to: digest.email,
    salutation: getSalutationName(digest.locale, digest),
    locale: digest.locale,
    is_first: digest.notified_until === null,
    picks: digest.listing_numbers.flatMap((number, at) => {
      const listing = listings.get(`${digest.locale} ${number}`);
      return listing ? [{ listing, reasons: (digest.reasons[at] ?? []) as MatchReason[] }] : [];
    }),
    new_prices: (pricesByBuyer.get(digest.buyer_id) ?? [])
      .flatMap((row) => {
        const before = row.before === null ? null : Number(row.before);
        if (before === null || row.price === null || before === row.price) return [];
        const [from, to] = [toMajor(before, row.currency), toMajor(row.price, row.currency)];
        const url = `${toHomeUrl(context.network, digest.locale)}${getPagePath("listing", row.slug)}`;
        return [{ name: row.name, url, currency: row.currency, from, to }];
      })
      .slice(0, MAX_PRICE_CHANGES),
    unsubscribe_token: createUnsubscribeToken(context, { buyer_id: digest.buyer_id, mailing: "digest" }),
  }));
}

/** Loads all listings in these digests, once per language. */
async function getListings(context: Context, digests: readonly UnsentDigest[]): Promise<Map<string, Listing>> {
  const found = new Map<string, Listing>();
  for (const [locale, of] of Map.groupBy(digests, (digest) => digest.locale)) {
    const numbers = [...new Set(of.flatMap(({ listing_numbers }) => listing_numbers))];
    const listings = await findListingsByNumbers({ ...context, locale }, numbers);
    for (const listing of listings) found.set(`${locale} ${listing.number}`, listing);
  }
  return found;
}

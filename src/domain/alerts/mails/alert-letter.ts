import type { AlertFrequency, AlertKind } from "#db/tables/buyers.ts";
import type { Context } from "#domain/context.ts";
import { listingsByNumbers } from "#domain/listings/listing-queries.ts";
import type { Listing } from "#domain/listings/listing-view.ts";
import { unsubscribeToken } from "#domain/outbox/unsubscribe-token.ts";
import type { Locale } from "#editions/locales.ts";
import { toMajor } from "#lib/money.ts";
import { type DueFind, type DueMail, type DueTimes, selectDueFinds, selectReader } from "./due-queries.ts";

/** How many listings a mail shows; of more it says how many. */
export const MOST_LISTINGS = 20;

/** Why a listing is told. Amounts in major units. */
export interface AlertReason {
  kind: AlertKind;
  price_before: number | null;
  /** The search that found it; null for a listing that the buyer keeps. */
  search_name: string | null;
}

export interface AlertLetter {
  key: string;
  to: string;
  first_name: string;
  locale: Locale;
  frequency: AlertFrequency;
  listings: { listing: Listing; reasons: AlertReason[] }[];
  /** Beyond those that are shown. */
  more: number;
  /** By which mails of this kind end. */
  unsubscribe_token: string;
}

/** What a due mail says, and which finds it tells; the letter is null where nothing of them is for sale any more. */
export async function alertLetter(
  context: Context,
  due: DueMail,
  times: DueTimes,
): Promise<{ letter: AlertLetter | null; ids: number[] }> {
  const { db } = context;
  const finds = await selectDueFinds(db, due, times);
  const reader = await selectReader(db, due.buyer_id);
  const ids = finds.map(({ id }) => id);
  const numbers = [...new Set(finds.map(({ listing_number }) => listing_number))];
  const findsOf = Map.groupBy(finds, ({ listing_number }) => listing_number);
  const listings = (await listingsByNumbers(context, numbers))
    .map((listing) => ({ listing, reasons: reasonsOf(listing, findsOf.get(listing.number) ?? []) }))
    .filter(({ reasons }) => reasons.length > 0);
  if (!reader || listings.length === 0) return { letter: null, ids };
  const { email: to, first_name, locale } = reader;
  return {
    ids,
    letter: {
      // With the account's prefix it goes when the account does.
      key: `account:${due.buyer_id}:alert:${due.frequency}:${ids.at(-1)}`,
      ...{ to, first_name, locale },
      frequency: due.frequency,
      listings: listings.slice(0, MOST_LISTINGS),
      more: Math.max(0, listings.length - MOST_LISTINGS),
      unsubscribe_token: unsubscribeToken(context, { buyer_id: due.buyer_id, mailing: due.frequency }),
    },
  };
}

/** What still holds: of several prices the latest, and none that has been raised again meanwhile. */
function reasonsOf(listing: Listing, finds: readonly DueFind[]): AlertReason[] {
  if (listing.status !== "active") return [];
  const reasons = finds.map(({ kind, price_before, search_name }) => ({
    ...{ kind, search_name },
    price_before: price_before === null ? null : toMajor(price_before, listing.currency),
  }));
  const latest = new Map(reasons.map((reason) => [reason.search_name ?? "", reason]));
  return [...latest.values()].filter(
    ({ kind, price_before }) =>
      kind !== "price_down" || (listing.price !== null && price_before !== null && listing.price < price_before),
  );
}

import type { AlertFrequency, AlertKind } from "#db/tables/buyers.ts";
import type { Context } from "#domain/context.ts";
import { listingsByNumbers } from "#domain/listings/listing-queries.ts";
import type { Listing } from "#domain/listings/listing-view.ts";
import { unsubscribeToken } from "#domain/outbox/unsubscribe-token.ts";
import type { Locale } from "#editions/locales.ts";
import { toMajor } from "#lib/money.ts";
import { type DueFind, type DueMail, type DueTimes, selectDueFinds, selectReader } from "./due-queries.ts";

/** How many listings a mail shows; of more it says how many. */
export const MAX_LISTINGS = 20;

/** Why a listing is told. Amounts in major units. */
export interface AlertReason {
  kind: AlertKind;
  price_before: number | null;
  /** The search that found it; null for a listing that the buyer keeps. */
  search_name: string | null;
}

export interface AlertEmail {
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

/** How the keys of a buyer's mails of a frequency begin: with the account's own beginning they go when the account does. */
export const alertIds = ({ buyer_id, frequency }: DueMail): string => `account:${buyer_id}:alert:${frequency}:`;

/** What a due mail says, and which finds it tells; the letter is null where nothing of them is for sale any more. */
export async function alertEmailData(
  context: Context,
  due: DueMail,
  times: DueTimes,
): Promise<{ email: AlertEmail | null; ids: number[] }> {
  const { db } = context;
  const finds = await selectDueFinds(db, due, times);
  const reader = await selectReader(db, due.buyer_id);
  const ids = finds.map(({ id }) => id);
  const numbers = [...new Set(finds.map(({ listing_number }) => listing_number))];
  const findsOf = Map.groupBy(finds, ({ listing_number }) => listing_number);
  if (!reader) return { email: null, ids };
  const { email: to, first_name, locale } = reader;
  const listings = (await listingsByNumbers({ ...context, locale }, numbers))
    .map((listing) => ({ listing, reasons: getReasons(listing, findsOf.get(listing.number) ?? []) }))
    .filter(({ reasons }) => reasons.length > 0);
  if (listings.length === 0) return { email: null, ids };
  return {
    ids,
    email: {
      key: alertIds(due) + ids.at(-1),
      to,
      first_name,
      locale,
      frequency: due.frequency,
      listings: listings.slice(0, MAX_LISTINGS),
      more: Math.max(0, listings.length - MAX_LISTINGS),
      unsubscribe_token: unsubscribeToken(context, { buyer_id: due.buyer_id, mailing: due.frequency }),
    },
  };
}

/** What still holds; of several for the same search or for a kept listing, the latest. */
function getReasons(listing: Listing, finds: readonly DueFind[]): AlertReason[] {
  const reasons = finds.map(({ kind, price_before, search_name }) => ({
    kind,
    search_name,
    price_before: price_before === null ? null : toMajor(price_before, listing.currency),
  }));
  const holding = reasons.filter((reason) => stillHolds(reason, listing));
  return [...new Map(holding.map((reason) => [reason.search_name ?? "", reason])).values()];
}

/** Under offer only the lower price of a kept listing is news; a price that has been raised again is none. */
function stillHolds({ kind, price_before, search_name }: AlertReason, { status, price }: Listing): boolean {
  const isLower = price !== null && price_before !== null && price < price_before;
  if (status !== "active") return status === "under_offer" && kind === "price_down" && search_name === null && isLower;
  return kind !== "price_down" || isLower;
}

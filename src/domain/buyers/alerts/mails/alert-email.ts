import type { AlertFrequency, AlertKind } from "#db/tables/buyers.ts";
import type { Context } from "#domain/context.ts";
import { findListingsByNumbers } from "#domain/listings/find-listings.ts";
import type { Listing } from "#domain/listings/listing-view.ts";
import { createUnsubscribeToken } from "#domain/outbox/unsubscribe-token.ts";
import type { Locale } from "#editions/locales.ts";
import { getSalutationName } from "#editions/person-name.ts";
import { toMajor } from "#lib/money.ts";
import { type DueFind, type DueMail, type DueTimes, selectDueFinds, selectRecipient } from "./due-queries.ts";

/** Listings shown per email; the email says how many more there are. */
export const MAX_LISTINGS = 20;

/** Why a listing is in an alert. Amounts are in major units. */
export interface AlertReason {
  kind: AlertKind;
  price_before: number | null;
  /** The search that found it; null for a saved listing. */
  search_name: string | null;
}

export interface AlertEmail {
  key: string;
  to: string;
  /** The reader's name for the greeting. */
  salutation: string;
  locale: Locale;
  frequency: AlertFrequency;
  listings: { listing: Listing; reasons: AlertReason[] }[];
  /** The number of listings not shown. */
  more: number;
  /** Unsubscribes from emails of this kind. */
  unsubscribe_token: string;
}

/**
 * Returns the prefix of the keys of a buyer's alert emails. It starts with the account's own prefix, so that deleting
 * the account deletes these emails.
 */
export const getAlertKeyPrefix = ({ buyer_id, frequency }: DueMail): string =>
  `account:${buyer_id}:alert:${frequency}:`;

export interface DueAlert {
  /** Null if none of the listings is public anymore. */
  email: AlertEmail | null;
  /** The finds that the email covers. */
  ids: number[];
  /** The listings of the email, including those not shown. */
  listing_numbers: number[];
  /** The page of the search that found all of them; null if there are several. */
  search_url: string | null;
}

/** Builds a due alert email with the finds it covers. */
export async function getAlertEmailData(context: Context, due: DueMail, times: DueTimes): Promise<DueAlert> {
  const { db } = context;
  const finds = await selectDueFinds(db, due, times);
  const recipient = await selectRecipient(db, due.buyer_id);
  const ids = finds.map(({ id }) => id);
  const numbers = [...new Set(finds.map(({ listing_number }) => listing_number))];
  const findsByListing = Map.groupBy(finds, ({ listing_number }) => listing_number);
  const nothing = { email: null, ids, listing_numbers: [], search_url: null };
  if (!recipient) return nothing;
  const { email: to, locale } = recipient;
  const listings = (await findListingsByNumbers({ ...context, locale }, numbers))
    .map((listing) => ({ listing, reasons: getReasons(listing, findsByListing.get(listing.number) ?? []) }))
    .filter(({ reasons }) => reasons.length > 0);
  if (listings.length === 0) return nothing;
  const [search_url = null, ...others] = new Set(finds.map((find) => find.search_url));
  return {
    ids,
    listing_numbers: listings.map(({ listing }) => listing.number),
    search_url: others.length === 0 ? search_url : null,
    email: {
      key: getAlertKeyPrefix(due) + ids.at(-1),
      to,
      salutation: getSalutationName(locale, recipient),
      locale,
      frequency: due.frequency,
      listings: listings.slice(0, MAX_LISTINGS),
      more: Math.max(0, listings.length - MAX_LISTINGS),
      unsubscribe_token: createUnsubscribeToken(context, { buyer_id: due.buyer_id, mailing: due.frequency }),
    },
  };
}

/** Returns the reasons that still apply, only the latest for each search or saved listing. */
function getReasons(listing: Listing, finds: readonly DueFind[]): AlertReason[] {
  const reasons = finds.map(({ kind, price_before, search_name }) => ({
    kind,
    search_name,
    price_before: price_before === null ? null : toMajor(price_before, listing.currency),
  }));
  const valid = reasons.filter((reason) => isStillValid(reason, listing));
  return [...new Map(valid.map((reason) => [reason.search_name ?? "", reason])).values()];
}

/**
 * For a listing under contract, only a saved listing's price drop counts. A price drop doesn't count if the price has
 * risen again.
 */
function isStillValid({ kind, price_before, search_name }: AlertReason, { status, price }: Listing): boolean {
  const isLower = price !== null && price_before !== null && price < price_before;
  if (status !== "active") return status === "under_offer" && kind === "price_down" && search_name === null && isLower;
  return kind !== "price_down" || isLower;
}

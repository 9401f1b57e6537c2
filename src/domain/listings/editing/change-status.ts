import { type Context, enqueue, runInTransaction, type StaffViewer } from "#domain/context.ts";
import type { ListingStatus } from "#domain/listings/listing.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { Conflict, Invalid } from "#lib/errors.ts";
import { toMinor } from "#lib/money.ts";
import { normalizeLines } from "#lib/plain-text.ts";
import { toDay } from "#lib/time/day.ts";
import { addDays, DAY_MS } from "#lib/time/durations.ts";
import { m } from "#messages/messages.js";
import { type DeskListing, toDeskListing } from "./desk-listing.ts";
import { createStaleEditError } from "./edit-listing.ts";
import {
  type EditedListing,
  insertEvent,
  type ListingRowChanges,
  selectEditedListing,
  selectLatestStatusTime,
  updateListingRow,
} from "./editing-queries.ts";
import { openListing } from "./find-desk-listing.ts";
import { insertChanges } from "./history-queries.ts";
import { notifyListingChange } from "./notify-change.ts";
import { type Answers, requireAnswers, saveAnswers } from "./open-questions.ts";
import { recordListingEvent } from "./record-listing-event.ts";
import { requirePublishable } from "./require-publishable.ts";

/** Allowed status transitions. A sale that fell through can be put back on the market. */
export const STATUS_TRANSITIONS: Record<ListingStatus, readonly ListingStatus[]> = {
  draft: ["active"],
  active: ["under_offer", "sold", "withdrawn"],
  under_offer: ["active", "sold", "withdrawn"],
  sold: ["active"],
  withdrawn: ["active"],
};

export interface StatusChange {
  number: number;
  to: Exclude<ListingStatus, "draft">;
  /** The version of the listing that the change was chosen for; if omitted, any version is accepted. */
  version?: number;
  answers?: Answers;
  /** For a sale, in major units; null means not disclosed. */
  closing_price?: number | null;
  /** The date of the sale, `YYYY-MM-DD`; defaults to today. */
  sold_on?: string;
  terms?: string | null;
}

const MAX_TERMS_LENGTH = 2_000;

/**
 * A listing that was off the market for more days than this counts as new when it is republished: its days on the
 * market and its price history start over.
 */
const RELIST_DAYS = 90;

const ACTIONS = {
  active: "listing.published",
  under_offer: "listing.under_offer",
  sold: "listing.sold",
  withdrawn: "listing.withdrawn",
} as const satisfies Record<StatusChange["to"], string>;

/**
 * Publishes a listing, puts it under offer or back on the market, records its sale, or withdraws it. Idempotent.
 *
 * @throws Conflict if the transition isn't allowed or the text has changed since; Invalid if the listing isn't ready to
 * be published or the sale's details are wrong; NotFound, NotAllowed
 */
export function changeStatus(context: Context, change: StatusChange): Promise<DeskListing> {
  return runInTransaction(context, async (tx) => {
    const { number, to } = change;
    const { row, staff } = await openListing(tx, number, "listing.publish");
    if (row.status !== to) {
      if (!STATUS_TRANSITIONS[row.status].includes(to))
        throw new Conflict(m.desk_status_not_allowed({}, getMessageOptions(tx.locale)));
      if (change.version !== undefined && change.version !== row.version) throw await createStaleEditError(tx, row);
      await saveAnswers(tx, number, staff.id, change.answers ?? {});
      if (to === "active") {
        requirePublishable(tx, row);
        await requireAnswers(tx, row);
      }
      await write(tx, row, change, staff);
    }
    const saved = await selectEditedListing(tx.db, number, false);
    return toDeskListing(tx, saved ?? row, staff);
  });
}

async function write(context: Context, row: EditedListing, change: StatusChange, staff: StaffViewer): Promise<void> {
  const { db, clock } = context;
  const account_id = staff.id;
  const now = clock();
  const { number, status } = row;
  const { to } = change;
  const isNew = to === "active" && (await startsOver(context, row));
  const listed = isNew ? { listed_at: now, price_before: null } : {};
  await updateListingRow(db, number, {
    status: to,
    updated_at: now,
    ...listed,
    ...getStatusColumns(context, row, change, now),
  });
  const event = { listing_number: number, field: "status" as const, old_value: status, new_value: to };
  await insertEvent(db, { ...event, happened_at: now });
  await insertChanges(db, [{ ...event, account_id, changed_at: now }]);
  await recordListingEvent(context, ACTIONS[to], row, { from: status });
  await notifyListingChange(context, number, status, to);
  if (to === "withdrawn" && row.agent_id !== null && row.agent_id !== staff.agent_id) {
    const mail = { listing_number: number, withdrawn_at: now.toISOString(), account_id };
    await enqueue(context, "listing-withdrawn-mail", mail);
  }
}

/**
 * Returns whether publishing restarts the listing's time on the market: for a draft, or if it was withdrawn long ago.
 */
async function startsOver({ db, clock }: Context, { number, status }: EditedListing): Promise<boolean> {
  if (status !== "withdrawn") return status === "draft";
  const withdrawn_at = await selectLatestStatusTime(db, number, "withdrawn");
  return withdrawn_at !== null && clock().getTime() - withdrawn_at.getTime() >= RELIST_DAYS * DAY_MS;
}

function getStatusColumns(context: Context, row: EditedListing, change: StatusChange, now: Date): ListingRowChanges {
  const none = { sold_at: null, closing_price: null, closing_terms: null };
  if (change.to !== "sold") {
    return { ...none, ...(change.to === "withdrawn" ? {} : { confirmed_at: now }) };
  }
  const options = getMessageOptions(context.locale);
  const throwInvalid = (field: string, reason: string): never => {
    throw new Invalid(m.field_check_marked({}, options), { [field]: [reason] });
  };
  const { closing_price = null, sold_on, terms } = change;
  if (closing_price !== null && !(closing_price > 0 && closing_price < 9e12)) {
    return throwInvalid("closing_price", m.desk_closing_price_wrong({}, options));
  }
  const sold_at = sold_on === undefined ? now : new Date(`${sold_on}T12:00:00Z`);
  const isDay = !Number.isNaN(sold_at.getTime()) && (sold_on === undefined || toDay(sold_at) === sold_on);
  if (!isDay || toDay(sold_at) > toDay(addDays(now, 1))) {
    return throwInvalid("sold_on", m.desk_sold_on_wrong({}, options));
  }
  if (toDay(sold_at) < toDay(row.listed_at)) return throwInvalid("sold_on", m.desk_sold_before_listed({}, options));
  const closing_terms = normalizeLines(terms ?? "") || null;
  if ((closing_terms?.length ?? 0) > MAX_TERMS_LENGTH)
    return throwInvalid("terms", m.field_too_long({ limit: MAX_TERMS_LENGTH }, options));
  const price = closing_price === null ? null : toMinor(closing_price, row.currency);
  return { sold_at, closing_price: price, closing_terms };
}

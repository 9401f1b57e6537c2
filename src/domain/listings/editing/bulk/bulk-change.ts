import type { Context } from "#domain/context.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { Invalid } from "#lib/errors.ts";
import { toMajor, toMinor } from "#lib/money.ts";
import { m } from "#messages/messages.js";
import { changeStatus, STATUS_TRANSITIONS, type StatusChange } from "../change-status.ts";
import type { DeskListing } from "../desk-listing.ts";
import { editListing } from "../edit-listing.ts";
import type { EditedListing } from "../editing-queries.ts";

/** What to change in each listing. An amount is in major units; negative numbers reduce the price. */
export type BulkChange =
  | { owner: { office_id: number; agent_id: number } }
  | { to: StatusChange["to"] }
  | { percent: number }
  | { amount: number };

/** The change to one listing: some of its fields, or its status. */
export interface ListingChange {
  number: number;
  /** The version that was previewed. */
  version: number;
  fields?: { price: number | null } | { office_id: number; agent_id: number | null } | undefined;
  to?: StatusChange["to"] | undefined;
}

/** A listing that isn't changed, and why. */
export interface SkippedListing {
  number: number;
  /** Empty if the user may not read the listing. */
  name: string;
  reason: string;
}

/** Changes one listing in the same way as its editor: with the same checks, history, audit event and invalidation. */
export function applyChange(context: Context, { number, version, fields, to }: ListingChange): Promise<DeskListing> {
  return to
    ? changeStatus(context, { number, to, version })
    : editListing(context, { number, version, fields: fields ?? {} });
}

/** Converts a bulk change to a change of one listing. @throws Invalid if it would change nothing */
export function toListingChange(context: Context, row: EditedListing, change: BulkChange): ListingChange {
  const { number, version, status, office_id, agent_id, price, currency } = row;
  const reject = (reason: typeof m.bulk_unchanged): never => {
    throw new Invalid(reason({}, getMessageOptions(context.locale)), {});
  };
  if ("to" in change) return change.to === status ? reject(m.bulk_unchanged) : { number, version, to: change.to };
  if ("owner" in change) {
    const { owner } = change;
    const isSame = owner.office_id === office_id && owner.agent_id === agent_id;
    return isSame ? reject(m.bulk_unchanged) : { number, version, fields: owner };
  }
  if (price === null) return reject(m.bulk_no_price);
  const changed = computePrice(price, currency, change);
  if (changed === price) return reject(m.bulk_unchanged);
  if (changed <= 0) return reject(m.bulk_price_too_low);
  return { number, version, fields: { price: toMajor(changed, currency) } };
}

/** Returns the change that undoes a change; null if the status can't be set back, or not without details. */
export function toUndo(row: EditedListing, { fields, to }: ListingChange): Pick<ListingChange, "fields" | "to"> | null {
  const { status, price, currency, office_id, agent_id } = row;
  if (to) {
    const hasNoDetails = status !== "draft" && status !== "sold";
    return hasNoDetails && STATUS_TRANSITIONS[to].includes(status) ? { to: status } : null;
  }
  if (fields && "price" in fields) return { fields: { price: price === null ? null : toMajor(price, currency) } };
  return { fields: { office_id, agent_id } };
}

/**
 * Computes a price after a change, in minor units. A change by percent is rounded to whole major units. The result may
 * be below zero.
 *
 * @param price in minor units.
 */
export function computePrice(
  price: number,
  currency: string,
  change: { percent: number } | { amount: number },
): number {
  if ("amount" in change) return price + toMinor(change.amount, currency);
  const unit = BigInt(toMinor(1, currency));
  const hundredths = 10_000n + BigInt(Math.round(change.percent * 100));
  // Uses BigInt, because a price in cents times 10,000 exceeds the safe integers.
  const divisor = 10_000n * unit;
  const rounded = (BigInt(price) * hundredths + divisor / 2n) / divisor;
  return Number(rounded * unit);
}

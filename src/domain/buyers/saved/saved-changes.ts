import { type Minor, toMajor } from "#lib/money.ts";
import type { SavedEvent, SavedRow } from "./saved-queries.ts";

/** What changed since a buyer saved a listing. Amounts are in major units of the listing's currency. */
export type SavedChange =
  | { kind: "price_down" | "price_up"; from: number; to: number; at: string | null }
  /** The price wasn't disclosed when it was saved, or no longer is. */
  | { kind: "price_disclosed"; from: null; to: number; at: string | null }
  | { kind: "price_withheld"; from: number; to: null; at: string | null }
  | { kind: "under_offer" | "back_on_market" | "sold" | "withdrawn"; at: string | null };

/**
 * Compares a listing with its state when it was saved, status first. If it is no longer public, only the status is
 * reported. A listing that was off the market in between is reported as back.
 *
 * @param events the listing's events since then, in order; they date the changes
 */
export function getChangesSince(row: SavedRow, events: readonly SavedEvent[]): SavedChange[] {
  const status = getStatusChange(row, events);
  if (row.status !== "active" && row.status !== "under_offer") return status ? [status] : [];
  return [status, getPriceChange(row, events)].filter((change) => change !== null);
}

function getStatusChange({ status, status_when_saved }: SavedRow, events: readonly SavedEvent[]): SavedChange | null {
  const ofStatus = events.filter(({ field }) => field === "status");
  const at = getTime(ofStatus);
  if (status === "active") {
    const wasWithdrawn = status_when_saved !== "active" || ofStatus.some(({ new_value }) => new_value !== "active");
    return wasWithdrawn ? { kind: "back_on_market", at } : null;
  }
  if (status === status_when_saved) return null;
  // To everyone but its office, a draft counts as withdrawn.
  return { kind: status === "draft" ? "withdrawn" : status, at };
}

function getPriceChange(
  { price, price_when_saved, currency }: SavedRow,
  events: readonly SavedEvent[],
): SavedChange | null {
  if (price === price_when_saved) return null;
  const at = getTime(events.filter(({ field }) => field === "price"));
  const toMajorUnits = (minor: Minor): number => toMajor(minor, currency);
  if (price_when_saved === null)
    return price === null ? null : { kind: "price_disclosed", from: null, to: toMajorUnits(price), at };
  if (price === null) return { kind: "price_withheld", from: toMajorUnits(price_when_saved), to: null, at };
  const kind = price < price_when_saved ? "price_down" : "price_up";
  return { kind, from: toMajorUnits(price_when_saved), to: toMajorUnits(price), at };
}

function getTime(events: readonly SavedEvent[]): string | null {
  return events.at(-1)?.happened_at.toISOString() ?? null;
}

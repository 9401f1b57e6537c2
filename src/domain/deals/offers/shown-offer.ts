import type { Selectable } from "kysely";
import type { DealOfferTable, OfferStatus } from "#db/tables/deals.ts";
import { toMajor } from "#lib/money.ts";

export type OfferRow = Selectable<DealOfferTable>;

/** The statuses that an offer can change to from each status. A countered offer can't change anymore. */
export const OFFER_TRANSITIONS: Record<OfferStatus, readonly OfferStatus[]> = {
  made: ["accepted", "rejected", "withdrawn"],
  accepted: ["withdrawn", "made"],
  rejected: ["made"],
  withdrawn: ["made"],
  countered: [],
};

/** An offer as the desk shows it. The amount is in major units. */
export interface ShownOffer {
  id: string;
  amount: number;
  made_by: "buyer" | "seller";
  offered_on: string;
  conditions: string | null;
  status: OfferStatus;
  version: number;
}

export function toShownOffer(offer: OfferRow, currency: string): ShownOffer {
  const { id, made_by, offered_on, conditions, status, version } = offer;
  return { id, amount: toMajor(offer.amount, currency), made_by, offered_on, conditions, status, version };
}

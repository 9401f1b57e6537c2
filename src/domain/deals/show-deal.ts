import type { DealEventKind, DealStage, LostReason } from "#db/tables/deals.ts";
import { formatPhone } from "#domain/accounts/profile/phone-number.ts";
import { type Context, requireStaff } from "#domain/context.ts";
import { selectColleagues } from "#domain/leads/lead-queries.ts";
import { STATUS_TRANSITIONS } from "#domain/listings/editing/change-status.ts";
import { isAllowed } from "#domain/staff/staff-policy.ts";
import { NotFound } from "#lib/errors.ts";
import { toMajor } from "#lib/money.ts";
import { m } from "#messages/messages.js";
import { selectNamedDeal } from "./deal-list-queries.ts";
import { countOpenDeals, selectDealEvents, selectDealListing } from "./deal-queries.ts";
import { type DealLine, toDealLine } from "./list-deals.ts";
import { selectOffers } from "./offers/offer-queries.ts";
import { type ShownOffer, toShownOffer } from "./offers/shown-offer.ts";
import { requireReadableDeal } from "./require-deal.ts";

export interface ShownDealEvent {
  id: number;
  kind: DealEventKind;
  from_stage: DealStage | null;
  to_stage: DealStage | null;
  text: string | null;
  /** Why the deal was lost. */
  reason: LostReason | null;
  /** The amount of an offer in major units. */
  amount: number | null;
  /** The name of the staff member; null if the account was deleted. */
  who: string | null;
  happened_at: string;
}

/** A deal with its history, oldest event first. */
export interface ShownDeal extends DealLine {
  lead_id: string | null;
  email: string | null;
  phone: string | null;
  agent_id: number | null;
  lost_note: string | null;
  commission_basis_points: number | null;
  /** The commission as an amount in major units. */
  commission: number | null;
  deposit_holder: string | null;
  /** In major units. */
  deposit: number | null;
  deposit_received_on: string | null;
  created_at: string;
  /** Latest first. */
  offers: ShownOffer[];
  events: ShownDealEvent[];
  /** Whether the viewer may change the deal, and to whom they may reassign it. */
  writable: boolean;
  colleagues: { id: number; name: string }[];
  /** Whether the viewer may mark the listing as sold when they close the deal. */
  may_sell: boolean;
  /** Whether the viewer may put the listing under contract when they accept an offer. */
  may_put_under_contract: boolean;
  /** The number of other open deals for the listing. */
  other_open_deals: number;
}

/**
 * Shows a deal.
 *
 * @throws NotSignedIn; NotFound, also for a deal outside the viewer's scope
 */
export async function showDeal(context: Context, id: string): Promise<ShownDeal> {
  const { db } = context;
  const staff = requireStaff(context);
  const deal = await requireReadableDeal(context, id);
  const row = await selectNamedDeal(db, deal.id);
  const listing = await selectDealListing(db, deal.listing_number);
  if (!row || !listing) throw new NotFound(m.desk_record_not_found());
  const writable = isAllowed(staff, "lead.write", deal);
  const phone = row.lead_phone ?? row.mobile_e164;
  const next = STATUS_TRANSITIONS[listing.status];
  const maySetStatus = writable && isAllowed(staff, "listing.publish", listing);
  return {
    ...toDealLine(context, row),
    lead_id: row.lead_id,
    email: row.email,
    phone: phone && formatPhone(phone, context.edition),
    agent_id: row.agent_id,
    lost_note: row.lost_note,
    commission_basis_points: row.commission_basis_points,
    commission: row.commission === null ? null : toMajor(row.commission, row.currency),
    deposit_holder: row.deposit_holder,
    deposit: row.deposit === null ? null : toMajor(row.deposit, row.currency),
    deposit_received_on: row.deposit_received_on,
    created_at: row.created_at.toISOString(),
    offers: (await selectOffers(db, deal.id)).map((offer) => toShownOffer(offer, row.currency)),
    events: (await selectDealEvents(db, deal.id)).map(({ happened_at, amount, ...event }) => ({
      ...event,
      amount: amount === null ? null : toMajor(Number(amount), row.currency),
      happened_at: happened_at.toISOString(),
    })),
    writable,
    colleagues: writable ? await selectColleagues(db, deal.office_id) : [],
    may_sell: maySetStatus && next.includes("sold"),
    may_put_under_contract: maySetStatus && next.includes("under_offer"),
    other_open_deals: await countOpenDeals(db, deal.listing_number, deal.id),
  };
}

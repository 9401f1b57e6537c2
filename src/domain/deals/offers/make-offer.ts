import { randomUUID } from "node:crypto";
import { type Context, runInTransaction } from "#domain/context.ts";
import { Conflict, NotFound } from "#lib/errors.ts";
import { toMinor } from "#lib/money.ts";
import { toDay } from "#lib/time/day.ts";
import { m } from "#messages/messages.js";
import { createFieldProblem } from "../deal-input.ts";
import { selectNamedDeal } from "../deal-list-queries.ts";
import { type DealRow, updateDealTime } from "../deal-queries.ts";
import { lockWritableDeal, recordDealEvent } from "../require-deal.ts";
import { type ShownDeal, showDeal } from "../show-deal.ts";
import type { CounterInput, OfferInput } from "./offer-input.ts";
import { insertOffer, selectOffer, updateOfferStatus } from "./offer-queries.ts";
import type { OfferRow } from "./shown-offer.ts";

/** Records an offer of the buyer or the seller. @throws NotSignedIn; NotFound; NotAllowed; Invalid */
export function makeOffer(context: Context, id: string, input: OfferInput): Promise<ShownDeal> {
  return runInTransaction(context, async (tx) => {
    const deal = await lockWritableDeal(tx, id);
    await recordOffer(tx, deal, input, "offer_made");
    return showDeal(tx, id);
  });
}

/**
 * Answers an open offer with a counteroffer by the other side.
 *
 * @throws NotSignedIn; NotFound; NotAllowed; Invalid; Conflict if the offer has changed or is no longer open
 */
export function counterOffer(context: Context, id: string, offerId: string, input: CounterInput): Promise<ShownDeal> {
  return runInTransaction(context, async (tx) => {
    const deal = await lockWritableDeal(tx, id);
    const offer = await requireOffer(tx, deal, offerId);
    if (offer.version !== input.version || offer.status !== "made") throw await createStaleOfferError(tx, id);
    await updateOfferStatus(tx.db, offer.id, "countered", tx.clock());
    const made_by = offer.made_by === "buyer" ? "seller" : "buyer";
    await recordOffer(tx, deal, { ...input, made_by }, "offer_countered");
    return showDeal(tx, id);
  });
}

/** Returns an offer of the deal. @throws NotFound */
export async function requireOffer({ db }: Context, deal: DealRow, id: string): Promise<OfferRow> {
  const offer = await selectOffer(db, deal.id, id);
  if (!offer) throw new NotFound(m.desk_record_not_found());
  return offer;
}

export async function createStaleOfferError(context: Context, id: string): Promise<Conflict> {
  return new Conflict(m.desk_state_changed(), await showDeal(context, id));
}

async function recordOffer(
  context: Context,
  deal: DealRow,
  { amount, made_by, offered_on, conditions }: OfferInput,
  kind: "offer_made" | "offer_countered",
): Promise<void> {
  const now = context.clock();
  const currency = (await selectNamedDeal(context.db, deal.id))?.currency ?? "";
  const minor = toMinor(amount ?? 0, currency);
  if (minor <= 0) throw createFieldProblem("amount", m.deal_offer_amount_wrong());
  await insertOffer(context.db, {
    id: randomUUID(),
    deal_id: deal.id,
    amount: minor,
    made_by,
    offered_on: offered_on ?? toDay(now),
    conditions: conditions || null,
    status: "made",
    created_at: now,
    updated_at: now,
  });
  await updateDealTime(context.db, deal.id, now);
  await recordDealEvent(context, deal, { kind, details: { amount: minor, currency, made_by } });
}

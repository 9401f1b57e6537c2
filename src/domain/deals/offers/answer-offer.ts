import type { DealEventKind } from "#db/tables/deals.ts";
import { type Context, runInTransaction } from "#domain/context.ts";
import { changeStatus } from "#domain/listings/editing/change-status.ts";
import { Conflict } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { updateDealTime } from "../deal-queries.ts";
import { lockWritableDeal, recordDealEvent } from "../require-deal.ts";
import { type ShownDeal, showDeal } from "../show-deal.ts";
import { createStaleOfferError, requireOffer } from "./make-offer.ts";
import type { OfferStatusInput } from "./offer-input.ts";
import { selectOffers, updateOfferStatus } from "./offer-queries.ts";
import { OFFER_TRANSITIONS } from "./shown-offer.ts";

const EVENTS: Record<OfferStatusInput["status"], DealEventKind> = {
  made: "offer_reopened",
  accepted: "offer_accepted",
  rejected: "offer_rejected",
  withdrawn: "offer_withdrawn",
};

/**
 * Accepts, rejects, withdraws or reopens an offer. Accepting can put the listing under contract. Safe to repeat.
 *
 * @throws NotSignedIn; NotFound; NotAllowed; Conflict if the offer has changed or another one is accepted
 */
export function answerOffer(
  context: Context,
  id: string,
  offerId: string,
  { version, status, put_under_contract }: OfferStatusInput,
): Promise<ShownDeal> {
  return runInTransaction(context, async (tx) => {
    const deal = await lockWritableDeal(tx, id);
    const offer = await requireOffer(tx, deal, offerId);
    if (offer.status === status) return showDeal(tx, id);
    if (offer.version !== version || !OFFER_TRANSITIONS[offer.status].includes(status))
      throw await createStaleOfferError(tx, id);
    if (status === "accepted" && (await selectOffers(tx.db, id)).some((other) => other.status === "accepted"))
      throw new Conflict(m.deal_offer_other_accepted());
    if (status === "accepted" && put_under_contract)
      await changeStatus(tx, { number: deal.listing_number, to: "under_offer" });
    const now = tx.clock();
    await updateOfferStatus(tx.db, offer.id, status, now);
    await updateDealTime(tx.db, id, now);
    await recordDealEvent(tx, deal, { kind: EVENTS[status], details: { amount: offer.amount } });
    return showDeal(tx, id);
  });
}

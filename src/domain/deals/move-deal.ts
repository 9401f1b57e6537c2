import { type Context, runInTransaction } from "#domain/context.ts";
import { changeStatus } from "#domain/listings/editing/change-status.ts";
import { m } from "#messages/messages.js";
import { isEnded } from "./deal.ts";
import { createFieldProblem, type DealMove } from "./deal-input.ts";
import { type DealRow, updateDealRow } from "./deal-queries.ts";
import { lockWritableDeal, recordDealEvent } from "./require-deal.ts";
import { type ShownDeal, showDeal } from "./show-deal.ts";
import { createStaleDealError } from "./update-deal.ts";

/**
 * Moves a deal to a stage, also to an earlier one. A lost deal needs a reason. Closing with `mark_sold` also marks the
 * listing as sold, with the sale's details. Safe to repeat.
 *
 * @throws NotSignedIn; NotFound; NotAllowed; Invalid; Conflict
 */
export function moveDeal(context: Context, id: string, move: DealMove): Promise<ShownDeal> {
  return runInTransaction(context, async (tx) => {
    const deal = await lockWritableDeal(tx, id);
    if (deal.stage === move.stage) return showDeal(tx, id);
    if (move.version !== deal.version) throw await createStaleDealError(tx, id);
    if (move.stage === "lost" && !move.lost_reason)
      throw createFieldProblem("lost_reason", m.deal_lost_reason_required());
    if (move.stage === "closed" && move.mark_sold) await markSold(tx, deal, move);
    await write(tx, deal, move);
    return showDeal(tx, id);
  });
}

async function markSold(context: Context, deal: DealRow, { closing_price, sold_on, terms }: DealMove): Promise<void> {
  await changeStatus(context, {
    number: deal.listing_number,
    to: "sold",
    closing_price: closing_price ?? null,
    ...(sold_on && { sold_on }),
    terms: terms ?? null,
  });
}

async function write(context: Context, deal: DealRow, { stage, lost_reason, lost_note, mark_sold }: DealMove) {
  const now = context.clock();
  const isLost = stage === "lost";
  await updateDealRow(context.db, deal.id, {
    stage,
    stage_since: now,
    updated_at: now,
    ended_at: isEnded(stage) ? now : null,
    lost_reason: isLost ? (lost_reason ?? null) : null,
    lost_note: isLost ? lost_note || null : null,
  });
  await recordDealEvent(context, deal, {
    kind: "stage",
    from_stage: deal.stage,
    to_stage: stage,
    text: isLost ? lost_note || null : null,
    details: {
      ...(isLost && { reason: lost_reason }),
      ...(stage === "closed" && { marked_sold: mark_sold === true }),
    },
  });
}

import { DEAL_STAGES, type DealEventKind, type DealStage, LOST_REASONS, type LostReason } from "#db/tables/deals.ts";
import type { ShownDealEvent } from "#domain/deals/show-deal.ts";
import { m } from "#messages/messages.js";
import { createMoneyFormat } from "../listings/create-money-format.ts";

const STAGES: Record<DealStage, () => string> = {
  new: m.deal_stage_new,
  talking: m.deal_stage_talking,
  nda: m.deal_stage_nda,
  loi: m.deal_stage_loi,
  due_diligence: m.deal_stage_due_diligence,
  closing: m.deal_stage_closing,
  closed: m.deal_stage_closed,
  lost: m.deal_stage_lost,
};

const REASONS: Record<LostReason, () => string> = {
  price: m.price,
  financing: m.deal_lost_financing,
  due_diligence: m.deal_lost_due_diligence,
  other_business: m.deal_lost_other_business,
  other_buyer: m.deal_lost_other_buyer,
  seller_withdrew: m.deal_lost_seller_withdrew,
  no_response: m.deal_lost_no_response,
  other: m.other,
};

export const getStageLabel = (stage: DealStage): string => STAGES[stage]();
export const getReasonLabel = (reason: LostReason): string => REASONS[reason]();
export const getBuyerLabel = (buyer: string | null): string => buyer ?? m.deal_buyer_erased();

export const STAGE_CHOICES = DEAL_STAGES.map((stage) => [stage, getStageLabel(stage)] as const);
export const REASON_CHOICES = LOST_REASONS.map((reason) => [reason, getReasonLabel(reason)] as const);

/** Describes an event in one sentence. */
export function describeDealEvent(
  { kind, who, to_stage, reason, amount }: Pick<ShownDealEvent, "kind" | "who" | "to_stage" | "reason" | "amount">,
  currency: string,
): string {
  const by = who ?? m.desk_lead_platform();
  const stage = to_stage ? getStageLabel(to_stage) : "";
  const money = amount === null ? "" : createMoneyFormat(currency)(amount);
  const descriptions: Record<DealEventKind, () => string> = {
    started: () => m.deal_event_started({ by }),
    changed: () => m.deal_event_changed({ by }),
    offer_made: () => m.deal_event_offer_made({ by, amount: money }),
    offer_countered: () => m.deal_event_offer_countered({ by, amount: money }),
    offer_accepted: () => m.deal_event_offer_accepted({ by, amount: money }),
    offer_rejected: () => m.deal_event_offer_rejected({ by, amount: money }),
    offer_withdrawn: () => m.deal_event_offer_withdrawn({ by, amount: money }),
    offer_reopened: () => m.deal_event_offer_reopened({ by, amount: money }),
    note: () => m.desk_lead_event_note({ by }),
    stage: () =>
      reason ? m.deal_event_lost({ by, reason: getReasonLabel(reason) }) : m.deal_event_stage({ by, stage }),
  };
  return descriptions[kind]();
}

/** Formats a day, `YYYY-MM-DD`, in the reader's language; empty if there is none. */
export function formatDay(day: string | null): string {
  const format = new Intl.DateTimeFormat(document.documentElement.lang || undefined, {
    dateStyle: "medium",
    timeZone: "UTC",
  });
  return day ? format.format(new Date(`${day}T12:00:00Z`)) : "";
}

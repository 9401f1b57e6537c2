import { useRefresh } from "ra-core";
import { Link } from "react-router";
import { isEnded } from "#domain/deals/deal.ts";
import type { ShownDeal } from "#domain/deals/show-deal.ts";
import { STATUS_LABELS } from "#domain/listings/status-labels.ts";
import { m } from "#messages/messages.js";
import { formatTime } from "../../components/format-time.ts";
import { Notice } from "../../components/notice.tsx";
import { Facts, ShowPage } from "../../components/show-page.tsx";
import { useRight } from "../../components/use-right.ts";
import { createMoneyFormat } from "../listings/create-money-format.ts";
import { TasksPanel } from "../tasks/tasks-panel.tsx";
import { DealHistory } from "./deal-history.tsx";
import { formatDay, getBuyerLabel, getReasonLabel, getStageLabel } from "./deal-labels.ts";
import { formatPrice } from "./deal-list.tsx";
import { DealTermsForm } from "./deal-terms-form.tsx";
import { OffersPanel } from "./offers/offers-panel.tsx";
import { StageSelect } from "./stage-select.tsx";
import { useDealMove } from "./use-deal-move.tsx";

/** One deal: its stage, its terms and its history. */
export function DealPage() {
  return (
    <ShowPage<ShownDeal> title={({ buyer }) => m.deal_page_title({ buyer: getBuyerLabel(buyer) })}>
      {/* The cached row of the list, which has no events, is rendered before the record arrives. */}
      {(deal) => (deal.events ? <Deal deal={deal} /> : <p className="text-ink-soft">{m.desk_loading()}</p>)}
    </ShowPage>
  );
}

function Deal({ deal }: { deal: ShownDeal }) {
  const refresh = useRefresh();
  const { move, dialog, isBusy } = useDealMove(refresh);
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="min-w-0">
        {lacksDepositHolder(deal) && <Notice>{m.deal_deposit_missing()}</Notice>}
        <DealFacts deal={deal} />
        <TasksPanel on={{ deal: deal.id }} writable={deal.writable} />
        <OffersPanel deal={deal} onChanged={refresh} />
        <DealHistory deal={deal} onChanged={refresh} />
      </div>
      {deal.writable && (
        <aside className="min-w-0">
          <div className="mb-6 border-t border-rule pt-6">
            <StageSelect stage={deal.stage} isDisabled={isBusy} onMove={(stage) => move(deal, stage)} />
          </div>
          <DealTermsForm deal={deal} onChanged={refresh} />
        </aside>
      )}
      {dialog}
    </div>
  );
}

/** Returns whether an offer of an open deal is accepted and nothing says who holds the deposit. */
function lacksDepositHolder({ stage, offers, deposit_holder }: ShownDeal): boolean {
  return !isEnded(stage) && deposit_holder === null && offers.some(({ status }) => status === "accepted");
}

function DealFacts({ deal }: { deal: ShownDeal }) {
  const canReadListing = useRight("listing.read");
  const { currency, expected_commission, lost_reason, lost_note } = deal;
  return (
    <Facts
      rows={[
        [m.deal_stage(), m.deal_stage_since({ stage: getStageLabel(deal.stage), since: formatTime(deal.stage_since) })],
        ...(lost_reason
          ? [[m.reason(), [getReasonLabel(lost_reason), lost_note].filter(Boolean).join(". ")] as const]
          : []),
        [
          m.buyer(),
          deal.lead_id ? (
            <Link key="buyer" to={`/leads/${deal.lead_id}`} className="link">
              {getBuyerLabel(deal.buyer)}
            </Link>
          ) : (
            getBuyerLabel(deal.buyer)
          ),
        ],
        [
          m.deal_contact(),
          <span key="contact" className="wrap-anywhere">
            {[deal.email, deal.phone].filter(Boolean).join(" · ") || "–"}
          </span>,
        ],
        [
          m.listing(),
          canReadListing ? (
            <Link key="listing" to={`/listings/${deal.listing_number}`} className="link">
              {deal.listing} ({deal.listing_number})
            </Link>
          ) : (
            deal.listing
          ),
        ],
        [m.listing_field_status(), STATUS_LABELS[deal.listing_status]()],
        [m.listing_field_price(), formatPrice(deal)],
        [
          m.deal_expected_commission(),
          expected_commission === null ? null : createMoneyFormat(currency)(expected_commission),
        ],
        [m.deal_deposit(), formatDeposit(deal)],
        [m.deal_expected_closing(), formatDay(deal.expected_closing)],
        [m.agent(), deal.agent ?? m.desk_lead_the_office()],
        [m.office(), deal.office],
      ]}
    />
  );
}

/** "$25,000 · Example Escrow · Nov 3, 2026"; null if nothing is known. */
function formatDeposit({ deposit, deposit_holder, deposit_received_on, currency }: ShownDeal): string | null {
  const amount = deposit === null ? null : createMoneyFormat(currency)(deposit);
  return [amount, deposit_holder, formatDay(deposit_received_on)].filter(Boolean).join(" · ") || null;
}

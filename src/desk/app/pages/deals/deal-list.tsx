import type { DealLine } from "#domain/deals/list-deals.ts";
import { m } from "#messages/messages.js";
import { getAmountFilter } from "../../components/amount-filter.ts";
import { ButtonLink } from "../../components/button-link.tsx";
import { getDayFilters } from "../../components/day-filters.ts";
import { formatTime } from "../../components/format-time.ts";
import type { Filter } from "../../components/list-filters.tsx";
import { ListPage } from "../../components/list-page.tsx";
import { useRight } from "../../components/use-right.ts";
import { createMoneyFormat } from "../listings/create-money-format.ts";
import { getOwnerFilters } from "../listings/owner-filters.ts";
import { useListingChoices } from "../listings/use-listing-choices.ts";
import { formatDay, getBuyerLabel, getReasonLabel, getStageLabel, STAGE_CHOICES } from "./deal-labels.ts";
import { DealViews } from "./deal-views.tsx";

/** The deals that the signed-in person may see. */
export function DealList() {
  const choices = useListingChoices();
  const stages: Filter = {
    name: "stage",
    label: m.deal_stage(),
    kind: "choice",
    choices: [["open", m.deal_open()], ...STAGE_CHOICES],
  };
  return (
    <ListPage<DealLine>
      title={m.deal_title()}
      lead={m.deal_lead()}
      actions={
        <>
          <DealViews />
          <StartLink />
        </>
      }
      sort={{ field: "updated_at", order: "DESC" }}
      empty={m.deal_empty()}
      getRowPath={({ id }) => `/deals/${id}`}
      filters={[
        { name: "q", label: m.desk_search(), kind: "search" },
        stages,
        ...getOwnerFilters(choices),
        ...getDayFilters("ended"),
        getAmountFilter(),
      ]}
      columns={[
        { name: "buyer", label: m.buyer(), value: ({ buyer }) => getBuyerLabel(buyer) },
        { name: "listing", label: m.listing(), value: ({ listing }) => listing },
        { name: "stage", label: m.deal_stage(), value: (row) => <Stage {...row} /> },
        { name: "price", label: m.deal_value(), value: (row) => <Value {...row} /> },
        {
          name: "commission",
          label: m.deal_expected_commission(),
          value: ({ expected_commission, currency }) =>
            expected_commission === null ? "–" : createMoneyFormat(currency)(expected_commission),
        },
        {
          name: "expected_closing",
          label: m.deal_expected_closing(),
          value: ({ expected_closing }) => formatDay(expected_closing) || "–",
          isSortable: true,
        },
        { name: "agent", label: m.agent(), value: ({ agent, office }) => agent ?? office },
        {
          name: "updated_at",
          label: m.edit_changed(),
          value: ({ updated_at }) => formatTime(updated_at),
          isSortable: true,
        },
      ]}
    />
  );
}

export function StartLink() {
  return useRight("lead.write") ? <ButtonLink to="/deals/create" label={m.deal_start()} /> : null;
}

export function formatPrice({ price, currency }: Pick<DealLine, "price" | "currency">): string {
  return price === null ? m.not_disclosed() : createMoneyFormat(currency)(price);
}

/** The offer, or else the asking price. */
export function Value({ offer, price, currency }: DealLine) {
  if (offer === null) return formatPrice({ price, currency });
  return (
    <>
      {createMoneyFormat(currency)(offer)}
      <span className="block text-ink-soft">{m.deal_offer()}</span>
    </>
  );
}

function Stage({ stage, lost_reason }: DealLine) {
  return (
    <>
      {getStageLabel(stage)}
      {lost_reason && <span className="block text-ink-soft">{getReasonLabel(lost_reason)}</span>}
    </>
  );
}

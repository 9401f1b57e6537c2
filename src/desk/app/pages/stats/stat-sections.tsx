import type { ReactNode } from "react";
import type { DealStage } from "#db/tables/deals.ts";
import { isEnded } from "#domain/deals/deal.ts";
import type { Amount } from "#domain/stats/amount.ts";
import type { Stats } from "#domain/stats/show-stats.ts";
import { m } from "#messages/messages.js";
import { formatNumber } from "../../components/format-number.ts";
import { getStageLabel } from "../deals/deal-labels.ts";
import { formatDuration, getSourceLabel } from "../leads/lead-labels.ts";
import { createMoneyFormat } from "../listings/create-money-format.ts";
import { RowsLink } from "./rows-link.tsx";
import { getRowsPath, type RowsFilter } from "./rows-path.ts";
import { StatSection } from "./stat-section.tsx";

interface SectionProps {
  stats: Stats;
  /** The chosen office and agent. */
  filter: RowsFilter;
}

export function formatAmounts(amounts: readonly Amount[]): string {
  return amounts.map(({ currency, value }) => createMoneyFormat(currency)(value)).join(" + ") || "–";
}

/** Amounts as a spreadsheet reads them: one plain number, or several with their currencies. */
export function exportAmounts(amounts: readonly Amount[]): string | number {
  const [first] = amounts;
  if (!first) return 0;
  return amounts.length === 1 ? first.value : amounts.map(({ currency, value }) => `${currency} ${value}`).join(" + ");
}

/** The filters of the lists for the rows that arrived, were signed or were sold in the period. */
export function getPeriodFilters({ from, to }: Stats) {
  return {
    leads: { view: "all", received_from: from, received_to: to },
    ndas: { signed_from: from, signed_to: to },
    sold: { status: "sold", sold_from: from, sold_to: to },
    closed: { stage: "closed", ended_from: from, ended_to: to },
  };
}

interface Count {
  label: string;
  n: number;
  /** The path of the rows that are counted. */
  to: string;
}

const getCountColumns = (label: string) => [
  { label, value: (row: Count) => row.label, exported: (row: Count) => row.label },
  {
    label: m.stats_number(),
    value: ({ n, to }: Count): ReactNode => <RowsLink n={n} to={to} />,
    exported: ({ n }: Count) => n,
  },
];

export function FunnelSection({ stats, filter }: SectionProps) {
  const { funnel } = stats;
  const of = getPeriodFilters(stats);
  const rows: Count[] = [
    { label: m.stats_views(), n: funnel.views, to: "#stats-views" },
    {
      label: m.stats_inquiries(),
      n: funnel.inquiries,
      to: getRowsPath("leads", { ...filter, ...of.leads, type: "listing" }),
    },
    { label: m.stats_ndas(), n: funnel.ndas, to: getRowsPath("ndas", { ...filter, ...of.ndas }) },
    { label: m.stats_closings(), n: funnel.closings, to: getRowsPath("listings", { ...filter, ...of.sold }) },
  ];
  return (
    <StatSection<Count>
      title={m.stats_funnel()}
      lead={m.stats_funnel_lead()}
      file="funnel"
      rows={rows}
      getKey={({ label }) => label}
      getBar={({ label, n }) => ({ label, value: n, text: formatNumber(n) })}
      columns={getCountColumns(m.stats_step())}
    />
  );
}

export function ResponseSection({ stats, filter }: SectionProps) {
  const { response } = stats;
  const getPath = (answer?: string): string =>
    getRowsPath("leads", { ...filter, ...getPeriodFilters(stats).leads, answer });
  const target = formatDuration(response.target_seconds);
  const rows: Count[] = [
    { label: m.stats_in_time({ target }), n: response.in_time, to: getPath("in_time") },
    { label: m.stats_late({ target }), n: response.late, to: getPath("late") },
    { label: m.stats_waiting(), n: response.waiting, to: getPath("waiting") },
    { label: m.stats_all_leads(), n: response.leads, to: getPath() },
  ];
  return (
    <StatSection<Count>
      title={m.desk_response_title()}
      lead={
        response.median_seconds === null
          ? m.stats_no_answer()
          : m.stats_median({ span: formatDuration(response.median_seconds) })
      }
      file="response-times"
      rows={rows}
      getKey={({ label }) => label}
      getBar={({ label, n }) => ({ label, value: n, text: formatNumber(n) })}
      maxBars={3}
      columns={getCountColumns(m.first_reply())}
    />
  );
}

export function PipelineSection({ stats, filter }: SectionProps) {
  const { from, to } = stats;
  const ended = { ended_from: from, ended_to: to };
  const link = (stage: DealStage, deals: number, text?: string) => (
    <RowsLink n={deals} to={getRowsPath("deals", { ...filter, stage, ...(isEnded(stage) && ended) })}>
      {text}
    </RowsLink>
  );
  return (
    <StatSection<Stats["pipeline"][number]>
      title={m.stats_pipeline()}
      lead={m.stats_pipeline_lead()}
      file="pipeline"
      rows={stats.pipeline}
      getKey={({ stage }) => stage}
      getBar={({ stage, deals }) => ({ label: getStageLabel(stage), value: deals, text: formatNumber(deals) })}
      columns={[
        {
          label: m.deal_stage(),
          value: ({ stage }) => getStageLabel(stage),
          exported: ({ stage }) => getStageLabel(stage),
        },
        {
          label: m.deal_title(),
          value: ({ stage, deals }) => link(stage, deals),
          exported: ({ deals }) => deals,
        },
        {
          label: m.deal_value(),
          value: ({ stage, deals, values }) => link(stage, deals, formatAmounts(values)),
          exported: ({ values }) => exportAmounts(values),
        },
      ]}
    />
  );
}

export function SourcesSection({ stats, filter }: SectionProps) {
  const of = getPeriodFilters(stats).leads;
  const rows = stats.sources.map(({ source, leads }) => ({
    label: getSourceLabel(source),
    n: leads,
    to: getRowsPath("leads", { ...filter, ...of, source }),
  }));
  return (
    <StatSection<Count>
      title={m.stats_sources()}
      lead={m.stats_sources_lead()}
      file="sources"
      rows={rows}
      getKey={({ label }) => label}
      getBar={({ label, n }) => ({ label, value: n, text: formatNumber(n) })}
      columns={getCountColumns(m.desk_lead_source())}
    />
  );
}

interface SoldRow {
  label: string;
  n: number;
  to: string;
  amounts: readonly Amount[];
  missing: number;
  to_missing: string;
}

export function SoldSection({ stats, filter }: SectionProps) {
  const { sold } = stats;
  const of = getPeriodFilters(stats);
  const rows: SoldRow[] = [
    {
      label: m.stats_sold_volume(),
      n: sold.listings,
      to: getRowsPath("listings", { ...filter, ...of.sold }),
      amounts: sold.volumes,
      missing: sold.without_price,
      to_missing: getRowsPath("listings", { ...filter, ...of.sold, amount: "none" }),
    },
    {
      label: m.stats_commission(),
      n: sold.deals,
      to: getRowsPath("deals", { ...filter, ...of.closed }),
      amounts: sold.commissions,
      missing: sold.without_commission,
      to_missing: getRowsPath("deals", { ...filter, ...of.closed, amount: "none" }),
    },
  ];
  return (
    <StatSection<SoldRow>
      title={m.stats_sold()}
      lead={m.stats_sold_lead()}
      file="sold"
      rows={rows}
      getKey={({ label }) => label}
      columns={[
        { label: m.stats_what(), value: ({ label }) => label, exported: ({ label }) => label },
        {
          label: m.amount(),
          value: ({ n, to, amounts }) => (
            <RowsLink n={n} to={to}>
              {formatAmounts(amounts)}
            </RowsLink>
          ),
          exported: ({ amounts }) => exportAmounts(amounts),
        },
        { label: m.stats_number(), value: ({ n, to }) => <RowsLink n={n} to={to} />, exported: ({ n }) => n },
        {
          label: m.stats_without_amount(),
          value: ({ missing, to_missing }) => <RowsLink n={missing} to={to_missing} />,
          exported: ({ missing }) => missing,
        },
      ]}
    />
  );
}

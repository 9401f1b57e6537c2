import { useState } from "react";
import { Link } from "react-router";
import type { LeagueRow } from "#domain/stats/league.ts";
import type { Stats } from "#domain/stats/show-stats.ts";
import type { ViewedListing } from "#domain/stats/stats-queries.ts";
import type { Period } from "#domain/stats/views/count-views.ts";
import { m } from "#messages/messages.js";
import { formatNumber } from "../../components/format-number.ts";
import { formatDuration } from "../leads/lead-labels.ts";
import { RowsLink } from "./rows-link.tsx";
import { getRowsPath, type RowsFilter } from "./rows-path.ts";
import { StatSection } from "./stat-section.tsx";
import { exportAmounts, formatAmounts, getPeriodFilters } from "./stat-sections.tsx";

const MAX_ROWS = 10;

interface LeagueProps {
  stats: Stats;
  office: number | undefined;
  period: Period;
  /** The currency of the amounts that the bars show: the country's. Undefined while loading. */
  currency: string | undefined;
}

/** The offices of the network or the agents of an office. A name leads to its own stats. */
export function LeagueSection({ stats, office, period, currency }: LeagueProps) {
  const [isWhole, setWhole] = useState(false);
  const rows = isWhole ? stats.league : stats.league.slice(0, MAX_ROWS);
  const isOfOffices = stats.of === "network";
  const of = getPeriodFilters(stats);
  const getFilter = ({ id }: LeagueRow): RowsFilter =>
    isOfOffices ? { office: id ?? undefined } : { office, agent: id ?? undefined };
  const getName = ({ name }: LeagueRow): string => name ?? m.stats_without_agent();
  const getStatsPath = (row: LeagueRow): string => {
    const { office: of_office, agent } = getFilter(row);
    return `/stats?${new URLSearchParams({
      ...period,
      ...(of_office && { office: String(of_office) }),
      ...(agent && { agent: String(agent) }),
    })}`;
  };
  /** An office's records without an agent have no list of their own. */
  const link = (row: LeagueRow, n: number, to: string, text = formatNumber(n)) =>
    row.id === null ? (
      text
    ) : (
      <RowsLink n={n} to={to}>
        {text}
      </RowsLink>
    );
  return (
    <div id="stats-views">
      <StatSection<LeagueRow>
        title={isOfOffices ? m.stats_league_offices() : m.stats_league_agents()}
        lead={m.stats_league_lead()}
        file="league"
        rows={rows}
        exportedRows={stats.league}
        getBar={(row) => ({
          label: getName(row),
          value: row.volumes.find((volume) => volume.currency === currency)?.value ?? 0,
          text: formatAmounts(row.volumes),
        })}
        getKey={({ id }) => String(id)}
        columns={[
          {
            label: isOfOffices ? m.office() : m.agent(),
            value: (row) =>
              row.id === null ? (
                getName(row)
              ) : (
                <Link to={getStatsPath(row)} className="link inline-block min-h-6">
                  {getName(row)}
                </Link>
              ),
            exported: getName,
          },
          {
            label: m.stats_sold_volume(),
            value: (row) =>
              link(
                row,
                row.closings,
                getRowsPath("listings", { ...getFilter(row), ...of.sold }),
                formatAmounts(row.volumes),
              ),
            exported: ({ volumes }) => exportAmounts(volumes),
          },
          {
            label: m.stats_closings(),
            value: (row) => link(row, row.closings, getRowsPath("listings", { ...getFilter(row), ...of.sold })),
            exported: ({ closings }) => closings,
          },
          {
            label: m.stats_commission(),
            value: (row) =>
              link(
                row,
                row.commissions.length,
                getRowsPath("deals", { ...getFilter(row), ...of.closed }),
                formatAmounts(row.commissions),
              ),
            exported: ({ commissions }) => exportAmounts(commissions),
          },
          {
            label: m.desk_leads_title(),
            value: (row) => link(row, row.leads, getRowsPath("leads", { ...getFilter(row), ...of.leads })),
            exported: ({ leads }) => leads,
          },
          {
            label: m.stats_median_response(),
            value: (row) =>
              row.median_seconds === null
                ? "–"
                : link(
                    row,
                    1,
                    getRowsPath("leads", { ...getFilter(row), ...of.leads, answer: "answered" }),
                    formatDuration(row.median_seconds),
                  ),
            exported: ({ median_seconds }) => median_seconds ?? "",
          },
          {
            label: m.desk_ndas_title(),
            value: (row) => link(row, row.ndas, getRowsPath("ndas", { ...getFilter(row), ...of.ndas })),
            exported: ({ ndas }) => ndas,
          },
          {
            label: m.stats_views(),
            value: (row) => link(row, row.views, getStatsPath(row)),
            exported: ({ views }) => views,
          },
        ]}
      >
        {rows.length < stats.league.length && (
          <button type="button" className="button button-quiet" onClick={() => setWhole(true)}>
            {m.stats_show_all({ count: stats.league.length })}
          </button>
        )}
      </StatSection>
    </div>
  );
}

/** An agent's listings by views, the rows behind the number of views. */
export function ViewedListings({ stats }: { stats: Stats }) {
  return (
    <div id="stats-views">
      <StatSection<ViewedListing>
        title={m.stats_viewed_listings()}
        file="listings-by-views"
        rows={stats.listings}
        getKey={({ number }) => String(number)}
        columns={[
          {
            label: m.listing_field_name(),
            value: ({ number, name }) => (
              <Link to={`/listings/${number}`} className="link inline-block min-h-6">
                {name}
              </Link>
            ),
            exported: ({ name }) => name,
          },
          { label: m.listing_field_number(), value: ({ number }) => number, exported: ({ number }) => number },
          { label: m.stats_views(), value: ({ views }) => formatNumber(views), exported: ({ views }) => views },
        ]}
      />
    </div>
  );
}

import { Link, useSearchParams } from "react-router";
import type { Stats } from "#domain/stats/show-stats.ts";
import { m } from "#messages/messages.js";
import { Notice } from "../../components/notice.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { useDeskQuery } from "../../components/use-desk-query.ts";
import { getOwnerFilters } from "../listings/owner-filters.ts";
import { useListingChoices } from "../listings/use-listing-choices.ts";
import { LeagueSection, ViewedListings } from "./league-section.tsx";
import { PeriodPicker } from "./period-picker.tsx";
import { DEFAULT_PERIOD, getPeriod, PERIODS } from "./periods.ts";
import { FunnelSection, PipelineSection, ResponseSection, SoldSection, SourcesSection } from "./stat-sections.tsx";

const DAY = /^\d{4}-\d\d-\d\d$/;

/** The stats of the network, an office or an agent. The choices are in the URL. */
export function StatsPage() {
  const [params, setParams] = useSearchParams();
  const choices = useListingChoices();
  const [from = "", to = ""] = [params.get("from") ?? "", params.get("to") ?? ""];
  const hasDays = DAY.test(from) && DAY.test(to);
  const name = hasDays ? undefined : (PERIODS.find((each) => each === params.get("period")) ?? DEFAULT_PERIOD);
  const period = name ? getPeriod(name, new Date()) : { from, to };
  const [office, agent] = ["office", "agent"].map((each) => Number(params.get(each)) || undefined);
  const query = new URLSearchParams({
    ...period,
    ...(office && { office: String(office) }),
    ...(agent && { agent: String(agent) }),
  });
  const { response, error } = useDeskQuery<Stats>(`/stats?${query}`);
  const change = (changes: Record<string, string | undefined>): void => {
    const next = new URLSearchParams(params);
    for (const [key, value] of Object.entries(changes)) value ? next.set(key, value) : next.delete(key);
    setParams(next);
  };
  return (
    <>
      <PageHead title={m.stats_title()} lead={m.stats_lead()} />
      <div className="mb-6 flex flex-wrap items-end gap-4">
        <PeriodPicker
          name={name}
          period={period}
          onPick={(picked) => change({ period: picked, from: undefined, to: undefined })}
          onChange={(days) => change({ period: undefined, ...days })}
        />
        {getOwnerFilters(choices).map(({ name: key, label, choices: options }) => (
          <label key={key}>
            <span className="font-semibold">{label}</span>
            <select
              className="input mt-1"
              value={params.get(key) ?? ""}
              onChange={({ currentTarget }) => change({ [key]: currentTarget.value || undefined })}
            >
              <option value="">{m.all()}</option>
              {options?.map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      {error && <Notice tone="wrong">{error}</Notice>}
      {!response && !error && <p className="text-ink-soft">{m.desk_loading()}</p>}
      {response && <Content stats={response} office={office} agent={agent} currency={choices?.currency} />}
    </>
  );
}

interface ContentProps {
  stats: Stats;
  office: number | undefined;
  agent: number | undefined;
  currency: string | undefined;
}

function Content({ stats, office, agent, currency }: ContentProps) {
  const filter = { office, agent };
  const { from, to } = stats;
  if (isEmpty(stats)) return <NoStats />;
  return (
    <>
      {stats.name && <p className="mb-4 text-xl">{stats.name}</p>}
      <div className="grid gap-x-8 lg:grid-cols-2">
        <FunnelSection stats={stats} filter={filter} />
        <ResponseSection stats={stats} filter={filter} />
        <PipelineSection stats={stats} filter={filter} />
        <SourcesSection stats={stats} filter={filter} />
      </div>
      <SoldSection stats={stats} filter={filter} />
      {stats.league.length > 0 && (
        <LeagueSection stats={stats} office={office} period={{ from, to }} currency={currency} />
      )}
      {stats.of === "agent" && <ViewedListings stats={stats} />}
    </>
  );
}

function isEmpty({ funnel, response, pipeline, sold }: Stats): boolean {
  const counts = [...Object.values(funnel), response.leads, sold.deals, ...pipeline.map(({ deals }) => deals)];
  return counts.every((count) => count === 0);
}

/** Shown when there is no data: what the page will show, and what it needs for that. */
function NoStats() {
  return (
    <Notice title={m.stats_empty_title()}>
      <p>{m.stats_empty()}</p>
      <ul className="mt-2 list-disc pl-5">
        <li>
          {m.stats_empty_views()}{" "}
          <Link to="/listings" className="link">
            {m.listings()}
          </Link>
        </li>
        <li>
          {m.stats_empty_leads()}{" "}
          <Link to="/leads" className="link">
            {m.desk_leads_title()}
          </Link>
        </li>
        <li>
          {m.stats_empty_deals()}{" "}
          <Link to="/deals" className="link">
            {m.deal_title()}
          </Link>
        </li>
        <li>{m.stats_empty_sold()}</li>
      </ul>
    </Notice>
  );
}

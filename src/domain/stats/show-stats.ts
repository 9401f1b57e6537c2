import type { LeadSource } from "#db/tables/leads.ts";
import type { Context } from "#domain/context.ts";
import { RESPONSE_TARGET_MS } from "#domain/leads/lead-limits.ts";
import { authorize, getScope } from "#domain/staff/staff-policy.ts";
import type { Period } from "#domain/stats/views/count-views.ts";
import { DAY_MS } from "#lib/time/durations.ts";
import { type Amount, sumByCurrency } from "./amount.ts";
import { createLeague, type LeagueRow } from "./league.ts";
import { listPipeline, type PipelineStage } from "./list-pipeline.ts";
import {
  countListingViews,
  countNdas,
  type StatsQuery,
  selectClosedDeals,
  selectLeadStats,
  selectSoldListings,
  selectUnitNames,
  selectViewedListings,
  type ViewedListing,
} from "./stats-queries.ts";

const MAX_LISTINGS = 100;

export interface StatsRequest extends Period {
  /** Narrows the viewer's scope to an office or an agent. */
  office?: number | undefined;
  agent?: number | undefined;
}

/** The stats of a period. Spam is never counted. */
export interface Stats extends Period {
  /** Whose stats they are: a network's, an office's or an agent's. */
  of: "network" | "office" | "agent";
  /** The name of the office or agent; null for the network. */
  name: string | null;
  /** Deals that are open now, and those that ended in the period. */
  pipeline: PipelineStage[];
  sources: { source: LeadSource; leads: number }[];
  response: {
    target_seconds: number;
    leads: number;
    answered: number;
    in_time: number;
    late: number;
    waiting: number;
    median_seconds: number | null;
  };
  funnel: { views: number; inquiries: number; ndas: number; closings: number };
  sold: {
    listings: number;
    without_price: number;
    volumes: Amount[];
    deals: number;
    without_commission: number;
    commissions: Amount[];
  };
  /** The offices of a network or the agents of an office, the highest sold volume first; none for an agent. */
  league: LeagueRow[];
  /** An agent's most viewed listings. */
  listings: ViewedListing[];
}

/**
 * Returns the stats of a period for the network, an office or an agent, within the viewer's scope. An empty scope has
 * zeros. A lead counts for the agent who has it now.
 *
 * @throws NotSignedIn; NotAllowed
 */
export async function showStats(context: Context, { from, to, office, agent }: StatsRequest): Promise<Stats> {
  const scope = getScope(authorize(context, "lead.read"));
  const { db } = context;
  const agentId = scope.agent_id ?? agent;
  const officeId = scope.office_id ?? office;
  const of = agentId !== undefined ? "agent" : officeId !== undefined ? "office" : "network";
  const query: StatsQuery = {
    from,
    to,
    since: new Date(`${from}T00:00:00Z`),
    until: new Date(Date.parse(`${to}T00:00:00Z`) + DAY_MS),
    owners: [scope, { office_id: office, agent_id: agent }],
    unit: of === "network" ? "office_id" : "agent_id",
  };
  const target = RESPONSE_TARGET_MS / 1_000;
  const [leads, listings, views, ndas, sold, closed, pipeline] = await Promise.all([
    selectLeadStats(db, query, target),
    of === "agent" ? selectViewedListings(db, query) : [],
    of === "agent" ? [] : countListingViews(db, query),
    countNdas(db, query),
    selectSoldListings(db, query),
    selectClosedDeals(db, query),
    listPipeline(context, { office, agent }, scope, query),
  ]);
  const { counts, medians } = leads;
  const count = (name: "leads" | "about_listings" | "answered" | "in_time" | "waiting") =>
    sum(counts, (row) => row[name]);
  const unit = of === "agent" ? "agent_id" : "office_id";
  const id = agentId ?? officeId;
  return {
    from,
    to,
    of,
    name: id === undefined ? null : ((await selectUnitNames(db, unit, [id])).get(id) ?? null),
    pipeline,
    sources: [...Map.groupBy(counts, ({ source }) => source)]
      .map(([source, own]) => ({ source, leads: sum(own, ({ leads: n }) => n) }))
      .sort((a, b) => b.leads - a.leads || a.source.localeCompare(b.source)),
    response: {
      target_seconds: target,
      leads: count("leads"),
      answered: count("answered"),
      in_time: count("in_time"),
      late: count("answered") - count("in_time"),
      waiting: count("waiting"),
      median_seconds: medians.find(({ is_all }) => is_all)?.median_seconds ?? null,
    },
    funnel: {
      views: sum(views, ({ n }) => n) + sum(listings, (listing) => listing.views),
      inquiries: count("about_listings"),
      ndas: sum(ndas, ({ n }) => n),
      closings: sum(sold, ({ listings }) => listings),
    },
    sold: {
      listings: sum(sold, ({ listings }) => listings),
      without_price: sum(sold, ({ without_price }) => without_price),
      volumes: sumByCurrency(sold.map(({ currency, volume }) => [currency, volume])),
      deals: sum(closed, ({ deals }) => deals),
      without_commission: sum(closed, ({ without_commission }) => without_commission),
      commissions: sumByCurrency(closed.map(({ currency, commission }) => [currency, commission])),
    },
    listings: listings.slice(0, MAX_LISTINGS),
    league: of === "agent" ? [] : await createLeague(context, query, { leads, views, ndas, sold, closed }),
  };
}

function sum<Row>(rows: readonly Row[], getNumber: (row: Row) => number): number {
  return rows.reduce((total, row) => total + getNumber(row), 0);
}

import type { ViewKind } from "#db/tables/views.ts";
import { selectAgent } from "#domain/agents/agent-queries.ts";
import type { Context } from "#domain/context.ts";
import { selectHead } from "#domain/listings/listing-queries.ts";
import { findOffice } from "#domain/offices/find-office.ts";
import { allow } from "#domain/staff/staff-policy.ts";
import { NotFound } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { selectSearches, selectViews } from "./view-queries.ts";

/** Days of UTC as `2026-11-20`, both included. */
export interface Period {
  from: string;
  to: string;
}

export type Viewed = "listing" | "office" | "agent";

export interface Views {
  total: { views: number; visitors: number };
  /** Days on which there were any. A visitor counts once a day and source. */
  days: { day: string; views: number; visitors: number }[];
  /** The most frequent first. */
  sources: { source: string; views: number; visitors: number }[];
}

/** Whether the views of that may be seen: an agent and a manager see those of what is theirs. @throws NotSignedIn, NotAllowed, NotFound */
export function allowViews(context: Context, kind: Viewed, subject: string): Promise<void> {
  return MAY_SEE[kind](context, subject);
}

/** Whether the whole site's may be seen. @throws NotSignedIn, NotAllowed */
export function allowSiteViews(context: Context): void {
  allow(context, "site.read");
}

/** How often what was looked at. @throws NotSignedIn, NotAllowed, NotFound */
export async function countViews(context: Context, kind: Viewed, subject: string, period: Period): Promise<Views> {
  await allowViews(context, kind, subject);
  return counted(context, { kind, subject }, period);
}

/** Of the whole site. @throws NotSignedIn, NotAllowed */
export async function viewsOfSite(context: Context, period: Period): Promise<Views> {
  allowSiteViews(context);
  return counted(context, { kind: "site", subject: "" }, period);
}

/** Fewer people than these could be told by what they searched for. */
const MIN_VISITORS = 3;
const MAX_TERMS = 100;

/** What visitors have searched for, the most frequent first; what only one or two have is nobody's business. @throws NotSignedIn, NotAllowed */
export async function searchesOfSite(context: Context, period: Period) {
  allowSiteViews(context);
  return selectSearches(context.db, period, { people: MIN_VISITORS, limit: MAX_TERMS });
}

const MAY_SEE = {
  async listing(context: Context, subject: string): Promise<void> {
    const head = /^[1-9]\d{0,8}$/.test(subject) ? await selectHead(context.db, Number(subject)) : undefined;
    // Who may see no listing at all is not told which there are.
    allow(context, "listing.read");
    if (!head) throw new NotFound(m.listing_not_found());
    allow(context, "listing.read", head);
  },
  async office(context: Context, subject: string): Promise<void> {
    allow(context, "office.read");
    const office = await findOffice(context, subject);
    allow(context, "office.read", { office_id: office.id, agent_id: null });
  },
  async agent(context: Context, subject: string): Promise<void> {
    allow(context, "agent.read");
    const agent = await selectAgent(context.db, subject);
    if (!agent) throw new NotFound(m.agent_not_found());
    allow(context, "agent.read", { office_id: agent.office_id, agent_id: agent.id });
  },
};

async function counted(context: Context, what: { kind: ViewKind; subject: string }, period: Period): Promise<Views> {
  const rows = await selectViews(context.db, what, period);
  return {
    total: summed(rows),
    days: [...Map.groupBy(rows, ({ day }) => day)].map(([day, of]) => ({ day, ...summed(of) })),
    sources: [...Map.groupBy(rows, ({ source }) => source)]
      .map(([source, of]) => ({ source, ...summed(of) }))
      .sort((a, b) => b.views - a.views || a.source.localeCompare(b.source)),
  };
}

function summed(rows: readonly { views: number; visitors: number }[]): { views: number; visitors: number } {
  const sum = (key: "views" | "visitors"): number => rows.reduce((total, row) => total + row[key], 0);
  return { views: sum("views"), visitors: sum("visitors") };
}

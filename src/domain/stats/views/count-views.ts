import type { ViewKind } from "#db/tables/views.ts";
import type { Context } from "#domain/context.ts";
import { selectHead } from "#domain/listings/listing-queries.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { NotFound } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { selectSearches, selectViewedAgent, selectViewedOffice, selectViews } from "./view-queries.ts";

/** A period of UTC days such as `2026-11-20`, both included. */
export interface Period {
  from: string;
  to: string;
}

export type Viewed = "listing" | "office" | "agent";

export interface Views {
  total: { views: number; visitors: number };
  /** Days with at least one view. A visitor counts once per day and source. */
  days: { day: string; views: number; visitors: number }[];
  /** Most frequent first. */
  sources: { source: string; views: number; visitors: number }[];
}

/**
 * Checks that the user may see the views of a subject: agents and managers see those in their scope. @throws
 * NotSignedIn, NotAllowed, NotFound
 */
export function authorizeViews(context: Context, kind: Viewed, subject: string): Promise<void> {
  return MAY_SEE[kind](context, subject);
}

/** Checks that the user may see the whole site's views. @throws NotSignedIn, NotAllowed */
export function authorizeSiteViews(context: Context): void {
  authorize(context, "site.read");
}

/**
 * Returns the views of a subject.
 *
 * @throws NotSignedIn, NotAllowed, NotFound
 */
export async function countViews(context: Context, kind: Viewed, subject: string, period: Period): Promise<Views> {
  await authorizeViews(context, kind, subject);
  return getViewCounts(context, { kind, subject }, period);
}

/**
 * Returns the views of the whole site.
 *
 * @throws NotSignedIn, NotAllowed
 */
export async function countSiteViews(context: Context, period: Period): Promise<Views> {
  authorizeSiteViews(context);
  return getViewCounts(context, { kind: "site", subject: "" }, period);
}

/** A search made by fewer people could identify them, so it isn't listed. */
const MIN_VISITORS = 3;
const MAX_TERMS = 100;

/**
 * Visitors' searches, most frequent first, without those made by only one or two people. @throws NotSignedIn,
 * NotAllowed
 */
export async function listSiteSearches(context: Context, period: Period) {
  authorizeSiteViews(context);
  return selectSearches(context.db, period, { people: MIN_VISITORS, limit: MAX_TERMS });
}

const MAY_SEE = {
  async listing(context: Context, subject: string): Promise<void> {
    const head = /^[1-9]\d{0,8}$/.test(subject) ? await selectHead(context.db, Number(subject)) : undefined;
    // Searches can reveal which listings exist, so only people who may see listings get them.
    authorize(context, "listing.read");
    if (!head) throw new NotFound(m.listing_not_found());
    authorize(context, "listing.read", head);
  },
  async office(context: Context, subject: string): Promise<void> {
    authorize(context, "office.read");
    const owner = await selectViewedOffice(context.db, subject);
    if (!owner) throw new NotFound(m.office_not_found());
    authorize(context, "office.read", owner);
  },
  async agent(context: Context, subject: string): Promise<void> {
    authorize(context, "agent.read");
    const owner = await selectViewedAgent(context.db, subject);
    if (!owner) throw new NotFound(m.agent_not_found());
    authorize(context, "agent.read", owner);
  },
};

async function getViewCounts(
  context: Context,
  what: { kind: ViewKind; subject: string },
  period: Period,
): Promise<Views> {
  const rows = await selectViews(context.db, what, period);
  return {
    total: sumViews(rows),
    days: [...Map.groupBy(rows, ({ day }) => day)].map(([day, of]) => ({ day, ...sumViews(of) })),
    sources: [...Map.groupBy(rows, ({ source }) => source)]
      .map(([source, of]) => ({ source, ...sumViews(of) }))
      .sort((a, b) => b.views - a.views || a.source.localeCompare(b.source)),
  };
}

function sumViews(rows: readonly { views: number; visitors: number }[]): { views: number; visitors: number } {
  const sum = (key: "views" | "visitors"): number => rows.reduce((total, row) => total + row[key], 0);
  return { views: sum("views"), visitors: sum("visitors") };
}

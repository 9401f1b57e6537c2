import * as v from "valibot";
import {
  authorizeSiteViews,
  authorizeViews,
  countSiteViews,
  countViews,
  listSiteSearches,
  type Period,
  type Viewed,
} from "#domain/stats/views/count-views.ts";
import { DAY_MS } from "#lib/time/durations.ts";
import { createCodes } from "../http/field-codes.ts";
import type { Checked, Operation, Raw } from "../http/operation.ts";
import { isStorableDay } from "./day-filters.ts";
import { defineDeskOperation } from "./desk-operation.ts";

const day = v.pipe(v.string(), v.isoDate("invalid"));

export const periodQuery = v.object({
  from: v.pipe(day, v.description("The first day, UTC.")),
  to: v.pipe(day, v.description("The last day, UTC.")),
});

/** Max length of a requested period. */
const MAX_PERIOD_DAYS = 800;

/** Parses the period of a query, `from` and `to`. */
export function parsePeriod({ query }: Raw): Checked<Period> {
  const result = v.safeParse(periodQuery, Object.fromEntries(query));
  const codes = createCodes();
  for (const issue of result.issues ?? [])
    codes[v.getDotPath(issue) ?? ""] ??= query.has(v.getDotPath(issue) ?? "") ? "invalid" : "required";
  if (!result.success) return { codes };
  for (const name of ["from", "to"] as const) if (!isStorableDay(result.output[name])) codes[name] = "invalid";
  const days = (Date.parse(result.output.to) - Date.parse(result.output.from)) / DAY_MS;
  if (!(days >= 0 && days <= MAX_PERIOD_DAYS)) codes.to = "invalid";
  return Object.keys(codes).length ? { codes } : { input: result.output };
}

const createViewsOperation = (kind: Viewed, id: string, summary: string): Operation =>
  defineDeskOperation<string, Period>({
    id,
    method: "GET",
    path: `/desk/views/${kind}s/{subject}`,
    summary,
    query: periodQuery,
    async find(context, { subject = "" }) {
      await authorizeViews(context, kind, subject);
      return subject;
    },
    check: parsePeriod,
    handle: (context, { subject, input }) => countViews(context, kind, subject, input),
  });

/** Operations behind the desk's charts. */
export const ANALYTICS_OPERATIONS: readonly Operation[] = [
  createViewsOperation("listing", "showListingViews", "Returns a listing's views"),
  createViewsOperation("office", "showOfficeViews", "Returns the views of an office's pages"),
  createViewsOperation("agent", "showAgentViews", "Returns the views of an agent's pages"),
  defineDeskOperation<void, Period>({
    id: "showSiteViews",
    method: "GET",
    path: "/desk/views",
    summary: "Returns the views of the whole site",
    query: periodQuery,
    find: async (context) => authorizeSiteViews(context),
    check: parsePeriod,
    handle: (context, { input }) => countSiteViews(context, input),
  }),
  defineDeskOperation<void, Period>({
    id: "listSearches",
    method: "GET",
    path: "/desk/searches",
    summary: "Lists search terms, most frequent first; terms used by fewer than three visitors are omitted",
    query: periodQuery,
    find: async (context) => authorizeSiteViews(context),
    check: parsePeriod,
    async handle(context, { input }) {
      return { data: await listSiteSearches(context, input) };
    },
  }),
];

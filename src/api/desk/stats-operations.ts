import * as v from "valibot";
import { type StatsRequest, showStats } from "#domain/stats/show-stats.ts";
import type { Operation } from "../http/operation.ts";
import { parsePeriod, periodQuery } from "./analytics.ts";
import { parseRecordId } from "./day-filters.ts";
import { defineDeskOperation } from "./desk-operation.ts";

const id = v.optional(v.pipe(v.string(), v.description("Narrows to the rows of this id.")));

export const STATS_OPERATIONS: readonly Operation[] = [
  defineDeskOperation<void, StatsRequest>({
    id: "showStats",
    method: "GET",
    path: "/desk/stats",
    summary: "Returns the stats of a period for the network, an office or an agent, as far as you may see",
    query: v.object({ ...periodQuery.entries, office: id, agent: id }),
    right: "lead.read",
    check(raw) {
      const period = parsePeriod(raw);
      if ("codes" in period) return period;
      const [office, agent] = ["office", "agent"].map((name) => parseRecordId(raw.query.get(name) ?? undefined));
      return { input: { ...period.input, office, agent } };
    },
    handle: (context, { input }) => showStats(context, input),
  }),
];

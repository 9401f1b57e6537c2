import { DEAL_STAGES, type DealStage } from "#db/tables/deals.ts";
import type { Context } from "#domain/context.ts";
import { type DealScope, selectStageTotals } from "#domain/deals/deal-list-queries.ts";
import { type Amount, addUp } from "./amount.ts";
import type { StatsQuery } from "./stats-queries.ts";

export interface PipelineStage {
  stage: DealStage;
  deals: number;
  /** The sum of the deals' offers, or else asking prices. */
  values: Amount[];
}

/** The number and value of deals in each stage: those open now, and those that ended in the period. */
export async function listPipeline(
  { db }: Context,
  chosen: { office?: number | undefined; agent?: number | undefined },
  scope: DealScope,
  { since, until }: Pick<StatsQuery, "since" | "until">,
): Promise<PipelineStage[]> {
  const open = await selectStageTotals(db, { ...chosen, stage: "open" }, scope, since);
  const ended = await selectStageTotals(db, { ...chosen, ended_from: since, ended_until: until }, scope, since);
  return DEAL_STAGES.map((stage) => {
    const own = [...open, ...ended].filter((each) => each.stage === stage);
    return {
      stage,
      deals: own.reduce((total, { n }) => total + Number(n), 0),
      values: addUp(own.map(({ currency, value }) => [currency, Number(value ?? 0)])),
    };
  });
}

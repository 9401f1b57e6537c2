import { DEAL_STAGES, type DealStage } from "#db/tables/deals.ts";
import type { Context } from "#domain/context.ts";
import { type DealScope, selectStageTotals } from "#domain/deals/deal-list-queries.ts";
import { type Amount, sumByCurrency } from "./amount.ts";
import type { StatsQuery } from "./stats-queries.ts";

export interface PipelineStage {
  stage: DealStage;
  deals: number;
  /** The sum of the deals' offers, or else asking prices. */
  values: Amount[];
}

/** Returns the number and value of deals in each stage: those open now, and those that ended in the period. */
export async function listPipeline(
  { db }: Context,
  chosen: { office?: number | undefined; agent?: number | undefined },
  scope: DealScope,
  period: Pick<StatsQuery, "since" | "until">,
): Promise<PipelineStage[]> {
  const totals = await selectStageTotals(db, chosen, scope, period);
  return DEAL_STAGES.map((stage) => {
    const own = totals.filter((each) => each.stage === stage);
    return {
      stage,
      deals: own.reduce((total, { n }) => total + Number(n), 0),
      values: sumByCurrency(own.map(({ currency, value }) => [currency, Number(value ?? 0)])),
    };
  });
}

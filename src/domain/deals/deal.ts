import { DEAL_STAGES, type DealStage } from "#db/tables/deals.ts";

/** The stages before a deal has ended. */
export const OPEN_STAGES = DEAL_STAGES.filter((stage) => !isEnded(stage));

export function isEnded(stage: DealStage): boolean {
  return stage === "closed" || stage === "lost";
}

interface Commission {
  commission: number | null;
  commission_basis_points: number | null;
}

/**
 * Computes the expected commission in minor units: the agreed amount, or the agreed percentage of the price. Null while
 * it is unknown.
 */
export function computeCommission(
  { commission, commission_basis_points }: Commission,
  price: number | null,
): number | null {
  if (commission !== null) return commission;
  if (commission_basis_points === null || price === null) return null;
  return Math.round((price * commission_basis_points) / 10_000);
}

import type { Db } from "#db/connect.ts";
import type { DealStage } from "#db/tables/deals.ts";
import { isDealOf } from "#domain/accounts/own-deal-queries.ts";

/** From the letter of intent on, a deal is a purchase in the buyer's eyes, too. */
const PURCHASE_STAGES: readonly DealStage[] = ["loi", "due_diligence", "closing"];

/**
 * Selects a buyer's open deals that are purchases by their stage or have a deposit, and only what the buyer may see of
 * them. The agent is null if they have left.
 */
export function selectPurchases(db: Db, buyerId: number) {
  return db
    .selectFrom("deals")
    .innerJoin("listings", "listings.number", "deals.listing_number")
    .innerJoin("offices", "offices.id", "deals.office_id")
    .leftJoin("agents", (join) => join.onRef("agents.id", "=", "deals.agent_id").on("agents.active", "=", true))
    .select(["deals.id", "stage", "expected_closing", "deposit_holder", "deposit", "deposit_received_on"])
    .select(["listings.name as listing", "listings.slug", "listings.status", "listings.currency"])
    .select(["agents.name as agent", "agents.phone as agent_phone", "offices.name as office"])
    .select(["offices.organic_number", "offices.phone", "offices.phone_extension"])
    .where(isDealOf(buyerId))
    .where("ended_at", "is", null)
    .where(({ eb, or }) =>
      or([
        eb("stage", "in", PURCHASE_STAGES),
        eb("deposit_holder", "is not", null),
        eb("deposit", "is not", null),
        eb("deposit_received_on", "is not", null),
      ]),
    )
    .orderBy("expected_closing", (order) => order.asc().nullsLast())
    .orderBy("deals.created_at")
    .orderBy("deals.id")
    .execute();
}

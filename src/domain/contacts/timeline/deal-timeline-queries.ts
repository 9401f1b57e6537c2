import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { LostReason } from "#db/tables/deals.ts";
import { type ContactScope, isInScope } from "../list/search-queries.ts";
import { MAX_EVENTS } from "./timeline.ts";

interface DealOwners {
  leadIds: readonly string[];
  buyerIds: readonly number[];
}

/** Selects the events of the deals in scope of these leads and buyers, latest first. Amounts are in minor units. */
export async function selectDealEvents(db: Db, { leadIds, buyerIds }: DealOwners, scope: ContactScope) {
  if (leadIds.length + buyerIds.length === 0) return [];
  return db
    .selectFrom("deal_events")
    .innerJoin("deals", "deals.id", "deal_events.deal_id")
    .innerJoin("listings", "listings.number", "deals.listing_number")
    .leftJoin("staff", "staff.account_id", "deal_events.account_id")
    .select(["deal_events.id", "deal_events.deal_id", "deal_events.kind", "deal_events.to_stage", "deal_events.text"])
    .select(["deal_events.happened_at", "staff.name as who", "listings.currency"])
    .select(["listings.number as listing_number", "listings.name as listing_name"])
    .select(sql<LostReason | null>`deal_events.details ->> 'reason'`.as("reason"))
    .select(sql<string | null>`deal_events.details ->> 'amount'`.as("amount"))
    .where(({ eb, or }) =>
      or([
        ...(leadIds.length > 0 ? [eb("deals.lead_id", "in", leadIds)] : []),
        ...(buyerIds.length > 0 ? [eb("deals.buyer_id", "in", buyerIds)] : []),
      ]),
    )
    .where(isInScope(scope, "deals"))
    .orderBy("deal_events.happened_at", "desc")
    .orderBy("deal_events.id", "desc")
    .limit(MAX_EVENTS)
    .execute();
}

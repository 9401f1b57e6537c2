import type { Db } from "#db/connect.ts";
import type { DealScope } from "./deal-list-queries.ts";

const MAX_BUYERS = 200;

/** Selects the leads in scope who asked about a listing, by their latest inquiry about it. */
export function selectInterestedLeads(db: Db, listing_number: number, { office_id, agent_id }: DealScope) {
  const latest = db
    .selectFrom("enquiries")
    .innerJoin("leads", "leads.id", "enquiries.lead_id")
    .distinctOn("leads.id")
    .select(["leads.id as lead_id", "enquiries.name", "enquiries.email", "enquiries.received_at"])
    .where("enquiries.listing_number", "=", listing_number)
    .where("leads.spam_at", "is", null)
    .where("leads.merged_into", "is", null)
    .$if(office_id !== undefined, (query) => query.where("leads.office_id", "=", office_id ?? 0))
    .$if(agent_id !== undefined, (query) => query.where("leads.agent_id", "=", agent_id ?? 0))
    .orderBy("leads.id")
    .orderBy("enquiries.received_at", "desc");
  return db
    .selectFrom(latest.as("latest"))
    .select(["lead_id", "name", "email"])
    .orderBy("received_at", "desc")
    .limit(MAX_BUYERS)
    .execute();
}

/** Selects the buyers with an NDA for a listing that wasn't revoked, latest first. */
export function selectSigners(db: Db, listing_number: number) {
  return db
    .selectFrom("ndas")
    .innerJoin("buyers", "buyers.account_id", "ndas.buyer_id")
    .select(["ndas.buyer_id", "ndas.name", "ndas.email"])
    .where("listing_number", "=", listing_number)
    .where("revoked_at", "is", null)
    .orderBy("signed_at", "desc")
    .limit(MAX_BUYERS)
    .execute();
}

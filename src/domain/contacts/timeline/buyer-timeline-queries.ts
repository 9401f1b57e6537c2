import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import { type ContactScope, isInScope } from "../list/search-queries.ts";
import { MAX_EVENTS } from "./timeline.ts";

/** Selects the NDAs signed with these addresses for listings in scope, latest first. */
export function selectNdas(db: Db, emails: readonly string[], scope: ContactScope) {
  return db
    .selectFrom("ndas")
    .innerJoin("listings", "listings.number", "ndas.listing_number")
    .select(["ndas.id", "ndas.signed_at", "ndas.approval", "ndas.decided_at", "ndas.revoked_at", "ndas.buyer_id"])
    .select(["listings.number as listing_number", "listings.name as listing_name"])
    .where(sql`lower(ndas.email)`, "in", emails)
    .where(isInScope(scope, "listings"))
    .orderBy("ndas.signed_at", "desc")
    .limit(MAX_EVENTS)
    .execute();
}

/** Selects what the signers of agreements read: a row per document and day, latest first. */
export async function selectReadDocuments(db: Db, ndaIds: readonly string[]) {
  if (ndaIds.length === 0) return [];
  return db
    .selectFrom("document_views")
    .innerJoin("listings", "listings.number", "document_views.listing_number")
    .select(["nda_id", "document_name", "listings.number as listing_number", "listings.name as listing_name"])
    .select(({ fn }) => fn.max("viewed_at").as("viewed_at"))
    .select(sql<number>`count(distinct page)::integer`.as("pages"))
    .select(sql<boolean>`bool_or(page is null)`.as("is_downloaded"))
    .where("nda_id", "in", ndaIds)
    .groupBy(["nda_id", "document_id", "document_name", "listings.number", "listings.name"])
    .groupBy(sql`date_trunc('day', viewed_at)`)
    .orderBy("viewed_at", "desc")
    .limit(MAX_EVENTS)
    .execute();
}

/** Selects the listings in scope that buyers have saved, latest first. */
export async function selectSavedListings(db: Db, buyerIds: readonly number[], scope: ContactScope) {
  if (buyerIds.length === 0) return [];
  return db
    .selectFrom("saved_listings")
    .innerJoin("listings", "listings.number", "saved_listings.listing_number")
    .select(["saved_at", "listings.number as listing_number", "listings.name as listing_name"])
    .where("buyer_id", "in", buyerIds)
    .where(isInScope(scope, "listings"))
    .orderBy("saved_at", "desc")
    .limit(MAX_EVENTS)
    .execute();
}

import type { Db } from "#db/connect.ts";

/* The one place that reads what is confidential of a listing. Whoever calls it has asked `openTo` first. */

export function selectConfidential(db: Db, listing_number: number) {
  return db
    .selectFrom("listing_confidential")
    .innerJoin("listings", "listings.number", "listing_number")
    .select(["legal_name", "street_address", "locality", "postal_code", "website", "lease_terms"])
    .select(["yearly_financials", "listings.currency"])
    .where("listing_number", "=", listing_number)
    .executeTakeFirst();
}

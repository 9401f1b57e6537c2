import type { Selectable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { ListingDocumentTable } from "#db/tables/documents.ts";
import { CONFIDENTIAL_COLUMNS } from "#domain/listings/fields/listing-values.ts";

/*
 * The only place that reads a listing's confidential data for buyers. Callers must check `requireConfidentialAccess` first.
 */

export function selectConfidential(db: Db, listing_number: number) {
  return db
    .selectFrom("listing_confidential")
    .innerJoin("listings", "listings.number", "listing_number")
    .select(CONFIDENTIAL_COLUMNS)
    .select(["listings.currency", "listings.region_slug"])
    .where("listing_number", "=", listing_number)
    .executeTakeFirst();
}

export type DocumentRow = Selectable<ListingDocumentTable>;

/** Selects a listing's documents, in the order they were added. */
export function selectDocuments(db: Db, listing_number: number): Promise<DocumentRow[]> {
  return db
    .selectFrom("listing_documents")
    .selectAll()
    .where("listing_number", "=", listing_number)
    .orderBy("added_at")
    .orderBy("id")
    .execute();
}

export function selectDocument(db: Db, listing_number: number, id: string): Promise<DocumentRow | undefined> {
  return db
    .selectFrom("listing_documents")
    .selectAll()
    .where("listing_number", "=", listing_number)
    .where("id", "=", id)
    .executeTakeFirst();
}

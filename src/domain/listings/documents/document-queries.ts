import type { Insertable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { ListingDocumentTable } from "#db/tables/documents.ts";

/** Stores a document; returns false if the listing already has it. */
export async function insertDocument(db: Db, document: Insertable<ListingDocumentTable>): Promise<boolean> {
  const row = await db
    .insertInto("listing_documents")
    .values(document)
    .onConflict((conflict) => conflict.columns(["listing_number", "source_sha256"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateDocument(
  db: Db,
  id: string,
  changes: { name?: string; may_download?: boolean },
): Promise<void> {
  await db.updateTable("listing_documents").set(changes).where("id", "=", id).execute();
}

export async function deleteDocument(db: Db, id: string): Promise<void> {
  await db.deleteFrom("listing_documents").where("id", "=", id).execute();
}

/** Selects how many buyers have viewed each document and how many pages they have opened. */
export async function selectReaders(
  db: Db,
  listing_number: number,
): Promise<Map<string, { readers: number; views: number }>> {
  const rows = await db
    .selectFrom("document_views")
    .select(["document_id"])
    .select(({ fn }) => [fn.count<number>("buyer_id").distinct().as("readers"), fn.countAll<number>().as("views")])
    .where("listing_number", "=", listing_number)
    .groupBy("document_id")
    .execute();
  return new Map(
    rows.map(({ document_id, readers, views }) => [document_id, { readers: Number(readers), views: Number(views) }]),
  );
}

import { sql } from "kysely";
import type { Db } from "#db/connect.ts";

/** Selects the id of a row's inquiry, by its id or its content. */
export async function selectImportedInquiry(
  db: Db,
  { id, fingerprint }: { id: string; fingerprint: string },
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from enquiries where id = ${id}::uuid or fingerprint = ${fingerprint} limit 1`.execute(db);
  return rows[0]?.id;
}

export async function hasListing(db: Db, number: number): Promise<boolean> {
  const { rows } = await sql`select from listings where number = ${number}`.execute(db);
  return rows.length > 0;
}

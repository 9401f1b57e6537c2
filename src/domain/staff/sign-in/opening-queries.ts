import { sql } from "kysely";
import type { Db } from "#db/connect.ts";

/** Of two who open head office at once, one waits. */
export async function lockOpening(db: Db): Promise<void> {
  await sql`lock table staff_openings in share row exclusive mode`.execute(db);
}

export async function insertOpening(db: Db, token_sha256: string, expires_at: Date): Promise<void> {
  await db.insertInto("staff_openings").values({ token_sha256, expires_at }).execute();
}

/** Takes a printed link, and all others with it; false where it is none, or too old. */
export async function spendOpening(db: Db, token_sha256: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom("staff_openings")
    .select("token_sha256")
    .where("token_sha256", "=", token_sha256)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  if (row) await db.deleteFrom("staff_openings").execute();
  return row !== undefined;
}

export async function deleteOpenings(db: Db, expiredBefore: Date): Promise<void> {
  await db.deleteFrom("staff_openings").where("expires_at", "<", expiredBefore).execute();
}

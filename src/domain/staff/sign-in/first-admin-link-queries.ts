import { sql } from "kysely";
import type { Db } from "#db/connect.ts";

/** Lets only one transaction at a time create the first head office account. */
export async function lockFirstAdminLink(db: Db): Promise<void> {
  await sql`lock table staff_openings in share row exclusive mode`.execute(db);
}

export async function insertFirstAdminLink(db: Db, token_sha256: string, expires_at: Date): Promise<void> {
  await db.insertInto("staff_openings").values({ token_sha256, expires_at }).execute();
}

/** Uses up a printed link and invalidates all others. Returns false if it is invalid or expired. */
export async function consumeFirstAdminLink(db: Db, token_sha256: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom("staff_openings")
    .select("token_sha256")
    .where("token_sha256", "=", token_sha256)
    .where("expires_at", ">", now)
    .executeTakeFirst();
  if (row) await db.deleteFrom("staff_openings").execute();
  return row !== undefined;
}

export async function deleteFirstAdminLinks(db: Db, expiredBefore: Date): Promise<void> {
  await db.deleteFrom("staff_openings").where("expires_at", "<", expiredBefore).execute();
}

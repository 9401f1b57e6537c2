import { type Insertable, type Selectable, sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { OutboxTable } from "#db/tables/enquiries.ts";

export type OutboxRow = Selectable<OutboxTable>;

/** Keeps the first mail of a key; false when there was one. */
export async function insertMail(db: Db, mail: Insertable<OutboxTable>): Promise<boolean> {
  const row = await db
    .insertInto("outbox")
    .values(mail)
    .onConflict((conflict) => conflict.column("key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export function selectMail(db: Db, id: string): Promise<OutboxRow | undefined> {
  return db.selectFrom("outbox").selectAll().where("id", "=", id).executeTakeFirst();
}

export function selectNewestMails(db: Db, to: string | undefined, limit: number): Promise<OutboxRow[]> {
  return db
    .selectFrom("outbox")
    .selectAll()
    .$if(to !== undefined, (query) => query.where(sql`lower(to_address)`, "=", (to as string).toLowerCase()))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}

export async function countMails(db: Db, status: OutboxRow["status"]): Promise<number> {
  const row = await db
    .selectFrom("outbox")
    .select(({ fn }) => fn.countAll<string>().as("mails"))
    .where("status", "=", status)
    .executeTakeFirst();
  return Number(row?.mails ?? 0);
}

export async function updateSent(db: Db, id: string, sentAt: Date): Promise<void> {
  await db
    .updateTable("outbox")
    .set((row) => ({ status: "sent", sent_at: sentAt, attempts: row("attempts", "+", 1), last_error: null }))
    .where("id", "=", id)
    .execute();
}

export async function updateFailed(
  db: Db,
  id: string,
  failure: Pick<OutboxRow, "status" | "attempts" | "last_error">,
): Promise<void> {
  await db.updateTable("outbox").set(failure).where("id", "=", id).execute();
}

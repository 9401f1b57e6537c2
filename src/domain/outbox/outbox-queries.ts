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

/**
 * Marks a mail as being sent, so that nobody else sends it; undefined where it is not to be sent. One that may arrive twice
 * is taken up again where an earlier attempt ended in the middle.
 */
export function claimMail(db: Db, id: string, now: Date): Promise<OutboxRow | undefined> {
  return db
    .updateTable("outbox")
    .set({ status: "sending", sending_at: now })
    .where("id", "=", id)
    .where(({ or, and, eb }) =>
      or([eb("status", "=", "waiting"), and([eb("status", "=", "sending"), eb("never_twice", "=", false)])]),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Puts a weekly mail aside that its reader no longer wants; true where it did. */
export async function updateUnwanted(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({ status: "unwanted" })
    .where("id", "=", id)
    .where("status", "=", "waiting")
    .where("weekly_of", "in", (is) =>
      is.selectFrom("buyers").select("account_id").where("send_weekly_bizmatch_email", "=", false),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Of mails that must not arrive twice, those whose sending began before `since` and was never heard of again. */
export async function updateToUnclear(db: Db, since: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({ status: "unclear" })
    .where("status", "=", "sending")
    .where("never_twice", "=", true)
    .where("sending_at", "<", since)
    .executeTakeFirst();
  return Number(numUpdatedRows);
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

export interface OutboxFilters {
  status?: OutboxRow["status"] | undefined;
  /** Part of an address. */
  to?: string | undefined;
  page: number;
  per_page: number;
}

/** A page of mails without their bodies, the newest first, and how many there are in all. */
export async function selectMails(db: Db, { status, to, page, per_page }: OutboxFilters) {
  const pattern = `%${(to ?? "").replace(/[\\%_]/g, (found) => `\\${found}`)}%`;
  const found = db
    .selectFrom("outbox")
    .$if(status !== undefined, (query) => query.where("status", "=", status as OutboxRow["status"]))
    .$if(to !== undefined, (query) => query.where("to_address", "ilike", pattern));
  const { total } = await found.select(({ fn }) => fn.countAll<string>().as("total")).executeTakeFirstOrThrow();
  const mails = await found
    .select(["id", "to_address as to", "reply_to", "subject", "status", "attempts", "last_error"])
    .select(["created_at", "sent_at"])
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return { mails, total: Number(total) };
}

export type OutboxLine = Awaited<ReturnType<typeof selectMails>>["mails"][number];

/** Puts a mail that was given up, or may not have gone, back among those to be sent; false for any other. */
export async function updateToWaiting(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({ status: "waiting", attempts: 0 })
    .where("id", "=", id)
    .where("status", "in", ["failed", "unclear"])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

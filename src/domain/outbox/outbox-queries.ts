import { type ExpressionBuilder, type Insertable, type Selectable, sql } from "kysely";
import type { Db } from "#db/connect.ts";
import { type PageQuery, selectPage, toLikePattern } from "#db/select-page.ts";
import type { Database } from "#db/tables/database.ts";
import type { OutboxTable } from "#db/tables/inquiries.ts";

export type OutboxRow = Selectable<OutboxTable>;

/** Stores the first email with a key. Returns false if one exists. */
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
 * Marks an email as being sent and counts an attempt, so that no other process sends it. Returns undefined if it must
 * not be sent now. An email that may be sent twice can be claimed again if an earlier attempt started before `lost` and
 * never finished.
 *
 * @param attempts if given, claims only an email with that many attempts so far
 */
export function claimMail(
  db: Db,
  { id, attempts }: { id: string; attempts: number | undefined },
  now: Date,
  lost: Date,
): Promise<OutboxRow | undefined> {
  return db
    .updateTable("outbox")
    .set((row) => ({
      status: "sending",
      sending_at: now,
      next_try_at: null,
      awaits_server: false,
      attempts: row("attempts", "+", 1),
    }))
    .where("id", "=", id)
    .$if(attempts !== undefined, (query) => query.where("attempts", "=", attempts as number))
    .where(({ or, and, eb }) =>
      or([
        eb("status", "=", "waiting"),
        and([eb("status", "=", "sending"), eb("never_twice", "=", false), eb("sending_at", "<", lost)]),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
}

/** Stores the final result of an email, unless its state has changed. */
export async function saveMailResult(
  db: Db,
  id: string,
  from: "waiting" | "sending",
  outcome: Pick<OutboxRow, "status" | "last_error"> & Partial<Pick<OutboxRow, "sent_at" | "answer">>,
): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ ...outcome, next_try_at: null })
    .where("id", "=", id)
    .where("status", "=", from)
    .execute();
}

export async function postponeMail(
  db: Db,
  id: string,
  failure: Pick<OutboxRow, "last_error" | "next_try_at" | "awaits_server">,
): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ ...failure, status: "waiting" })
    .where("id", "=", id)
    .where("status", "=", "sending")
    .execute();
}

/** Matches an email that was due while no mail server was configured, so that no job will send it. */
function isStranded({ and, eb }: ExpressionBuilder<Database, "outbox">) {
  return and([
    eb("status", "=", "waiting"),
    eb("awaits_server", "=", true),
    eb("attempts", "=", 0),
    eb("next_try_at", "is", null),
  ]);
}

/** Marks a due email as stranded: no job will send it until a mail server is configured. */
export async function markMailStranded(db: Db, id: string): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ awaits_server: true, next_try_at: null })
    .where("id", "=", id)
    .where("status", "=", "waiting")
    .where("attempts", "=", 0)
    .execute();
}

/** Clears the mark on stranded emails written since a time and returns their ids. */
export async function releaseStranded(db: Db, since: Date): Promise<string[]> {
  const released = await db
    .updateTable("outbox")
    .set({ awaits_server: false })
    .where(isStranded)
    .where("created_at", ">=", since)
    .returning("id")
    .execute();
  return released.map(({ id }) => id);
}

/** Makes some of the emails that wait for a retry due now. Returns their ids and attempt counts. */
export function requeueMails(db: Db, now: Date, max: number): Promise<Pick<OutboxRow, "id" | "attempts">[]> {
  return db
    .updateTable("outbox")
    .set({ next_try_at: null })
    .where("id", "in", (resting) =>
      resting
        .selectFrom("outbox")
        .select("id")
        .where("status", "=", "waiting")
        .where("awaits_server", "=", true)
        .where("next_try_at", ">", now)
        .orderBy("next_try_at")
        .limit(max)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["id", "attempts"])
    .execute();
}

/** Cancels a weekly email that its recipient no longer wants. Returns whether it did. */
export async function cancelUnsubscribedMail(db: Db, id: string): Promise<boolean> {
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

/** Cancels the waiting emails whose keys start with this prefix, because they are no longer wanted. */
export async function cancelWaitingMails(db: Db, prefix: string): Promise<void> {
  await db
    .updateTable("outbox")
    .set({ status: "unwanted" })
    .where("key", "like", `${prefix}%`)
    .where("status", "=", "waiting")
    .execute();
}

/** Marks as unclear all emails that must not be sent twice, whose sending started before `since` and never finished. */
export async function markMailsUnclear(db: Db, since: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({ status: "unclear" })
    .where("status", "=", "sending")
    .where("never_twice", "=", true)
    .where("sending_at", "<", since)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export interface OutboxFilters extends PageQuery {
  status?: OutboxRow["status"] | undefined;
  /** Part of an address. */
  to?: string | undefined;
}

/** Selects a page of emails without bodies, newest first, with the total. */
export async function selectMails(db: Db, { status, to, page, per_page }: OutboxFilters) {
  const pattern = toLikePattern(to ?? "");
  const found = db
    .selectFrom("outbox")
    .$if(status !== undefined, (query) => query.where("status", "=", status as OutboxRow["status"]))
    .$if(to !== undefined, (query) => query.where("to_address", "ilike", pattern));
  const sorted = found
    .select(["id", "to_address as to", "reply_to", "subject", "status", "attempts", "last_error"])
    .select(["created_at", "sent_at", "next_try_at", "answer"])
    .select((eb) => isStranded(eb).as("is_stranded"))
    .orderBy("created_at", "desc")
    .orderBy("id");
  return selectPage(sorted, { page, per_page });
}

export type OutboxLine = Awaited<ReturnType<typeof selectMails>>["data"][number];

/** Queues an unsent email again. Returns false if there was nothing to retry. */
export async function requeueMail(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("outbox")
    .set({ status: "waiting", attempts: 0, next_try_at: null, awaits_server: false })
    .where("id", "=", id)
    .where((eb) => eb.or([eb("status", "in", ["failed", "unclear", "blocked"]), isStranded(eb)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Queues the emails held back for a lowercase address and returns their ids. */
export async function releaseBlocked(db: Db, address: string): Promise<string[]> {
  const requeued = await db
    .updateTable("outbox")
    .set({ status: "waiting", last_error: null })
    .where("status", "=", "blocked")
    .where(sql`lower(to_address)`, "=", address)
    .returning("id")
    .execute();
  return requeued.map(({ id }) => id);
}

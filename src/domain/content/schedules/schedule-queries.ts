import { type Insertable, sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { ContentScheduleTable } from "#db/tables/content.ts";
import type { ContentKindName } from "../editing/revision-queries.ts";

/** The text of a scheduled change. */
export interface Scheduled {
  kind: ContentKindName;
  subject_id: number;
}

/** Stores a text's scheduled change in place of an earlier one. */
export async function upsertSchedule(db: Db, schedule: Insertable<ContentScheduleTable>): Promise<void> {
  const { kind: _kind, subject_id: _subject, ...values } = schedule;
  await db
    .insertInto("content_schedules")
    .values(schedule)
    .onConflict((conflict) => conflict.columns(["kind", "subject_id"]).doUpdateSet(values))
    .execute();
}

/** Selects a text's scheduled change with the name of who scheduled it. */
export function selectSchedule(db: Db, kind: ContentKindName, id: number) {
  return db
    .selectFrom("content_schedules")
    .leftJoin("staff", "staff.account_id", "content_schedules.account_id")
    .select(["publish_at", "base", "change", "problem", "scheduled_at", "staff.name as scheduled_by"])
    .where("kind", "=", kind)
    .where("subject_id", "=", id)
    .executeTakeFirst();
}

/** @returns whether there was one */
export async function deleteSchedule(db: Db, kind: ContentKindName, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("content_schedules")
    .where("kind", "=", kind)
    .where("subject_id", "=", id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Selects the texts whose scheduled change is due, the earliest first. */
export function selectDue(db: Db, now: Date, limit: number): Promise<Scheduled[]> {
  return db
    .selectFrom("content_schedules")
    .select(["kind", "subject_id"])
    .where("publish_at", "<=", now)
    .where("problem", "is", null)
    .orderBy("publish_at")
    .limit(limit)
    .execute();
}

/** Locks a due change until the transaction ends; undefined if it was published or canceled. */
export function lockDue(db: Db, { kind, subject_id }: Scheduled, now: Date) {
  return db
    .selectFrom("content_schedules")
    .select(["account_id", "base", "change"])
    .where("kind", "=", kind)
    .where("subject_id", "=", subject_id)
    .where("publish_at", "<=", now)
    .where("problem", "is", null)
    .forUpdate()
    .executeTakeFirst();
}

/** Records why a due change can't be published. */
export async function setProblem(db: Db, { kind, subject_id }: Scheduled, now: Date, problem: string): Promise<void> {
  await db
    .updateTable("content_schedules")
    .set({ problem })
    .where("kind", "=", kind)
    .where("subject_id", "=", subject_id)
    .where("publish_at", "<=", now)
    .execute();
}

/** Returns the column of a list that says when a text's scheduled change is published. */
export function getScheduleColumn(kind: ContentKindName, id: string) {
  return sql<Date | null>`(select publish_at from content_schedules
    where content_schedules.kind = ${kind} and content_schedules.subject_id = ${sql.ref(id)})`.as("publish_at");
}

/** Selects the articles whose date of publication is in a period. */
export function selectDueArticles(db: Db, after: Date, until: Date) {
  return db
    .selectFrom("blog_posts")
    .select(["id", "office_id"])
    .where("is_draft", "=", false)
    .where("published_at", ">", after)
    .where("published_at", "<=", until)
    .execute();
}

/** Selects the time up to which articles have been shown; null before the first run. */
export async function selectArticlesShownUntil(db: Db): Promise<Date | null> {
  const query = db.selectFrom("network_settings").select("articles_shown_until");
  return (await query.executeTakeFirstOrThrow()).articles_shown_until;
}

export async function updateArticlesShownUntil(db: Db, articles_shown_until: Date): Promise<void> {
  await db.updateTable("network_settings").set({ articles_shown_until }).execute();
}

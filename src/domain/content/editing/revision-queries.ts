import { type Insertable, sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { ContentRevisionTable } from "#db/tables/content.ts";

/** The number of saved versions kept for each content. */
const MAX_REVISIONS = 50;

/** The table of each kind of content. */
const TABLES = {
  article: "blog_posts",
  component: "custom_components",
  menu: "menus",
  page: "website_pages",
  section: "website_sections",
};

export type ContentKindName = keyof typeof TABLES;

/** Locks a content item until the transaction ends. @returns its version; undefined if it doesn't exist. */
export async function lockContent(db: Db, kind: ContentKindName, id: number): Promise<Date | undefined> {
  const { rows } = await sql<{ updated_at: Date }>`
    select updated_at from ${sql.table(TABLES[kind])} where id = ${id} for update`.execute(db);
  return rows[0]?.updated_at;
}

/**
 * Clears the recorded source, so that the next load of the shipped files replaces the content.
 *
 * @returns whether it came from a file
 */
export async function clearSource(db: Db, kind: ContentKindName, id: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update ${sql.table(TABLES[kind])} set edited_at = null, source_hash = ''
    where id = ${id} and source_hash is not null`.execute(db);
  return numAffectedRows > 0n;
}

/** Returns whether a content item was loaded from a shipped file. */
export async function hasSource(db: Db, kind: ContentKindName, id: number): Promise<boolean> {
  const { rows } = await sql<{ source_hash: string | null }>`
    select source_hash from ${sql.table(TABLES[kind])} where id = ${id}`.execute(db);
  return Boolean(rows[0]?.source_hash);
}

/** Deletes a content item with its saved versions and its scheduled change. */
export async function deleteContent(db: Db, kind: ContentKindName, id: number): Promise<void> {
  await sql`delete from ${sql.table(TABLES[kind])} where id = ${id}`.execute(db);
  for (const table of ["content_revisions", "content_schedules"] as const)
    await db.deleteFrom(table).where("kind", "=", kind).where("subject_id", "=", id).execute();
}

/** Adds a revision and removes those beyond the newest 50. */
export async function insertRevision(db: Db, revision: Insertable<ContentRevisionTable>): Promise<void> {
  await db.insertInto("content_revisions").values(revision).execute();
  const { kind, subject_id } = revision;
  await db
    .deleteFrom("content_revisions")
    .where("kind", "=", kind)
    .where("subject_id", "=", subject_id)
    .where("id", "not in", (query) =>
      query
        .selectFrom("content_revisions")
        .select("id")
        .where("kind", "=", kind)
        .where("subject_id", "=", subject_id)
        .orderBy("id", "desc")
        .limit(MAX_REVISIONS),
    )
    .execute();
}

/** A saved version, without its content. */
export interface Revision {
  id: number;
  saved_at: Date;
  /** Null for a shipped text and for a deleted account. */
  saved_by: string | null;
}

/** Selects the saved versions of a content item, newest first. */
export function selectRevisions(db: Db, kind: ContentKindName, subjectId: number): Promise<Revision[]> {
  return db
    .selectFrom("content_revisions")
    .leftJoin("staff", "staff.account_id", "content_revisions.account_id")
    .select(["content_revisions.id", "saved_at", "staff.name as saved_by"])
    .where("kind", "=", kind)
    .where("subject_id", "=", subjectId)
    .orderBy("content_revisions.id", "desc")
    .execute();
}

/** Selects the content of a saved version. */
export async function selectRevisionData(
  db: Db,
  kind: ContentKindName,
  subjectId: number,
  revisionId: number,
): Promise<Record<string, unknown> | undefined> {
  const row = await db
    .selectFrom("content_revisions")
    .select("data")
    .where("kind", "=", kind)
    .where("subject_id", "=", subjectId)
    .where("id", "=", revisionId)
    .executeTakeFirst();
  return row?.data;
}

import { type RawBuilder, sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { Locale } from "#editions/locales.ts";
import type { Content } from "./content.ts";

/** The column that identifies the owner of the contents. */
export type ContentOwner = "section_id" | "page_id" | "component_id";

/** Replaces all of an owner's contents. */
export async function replaceContents(
  db: Db,
  owner: ContentOwner,
  id: number,
  contents: readonly Content[],
): Promise<void> {
  await db.deleteFrom("contents").where(owner, "=", id).execute();
  if (contents.length === 0) return;
  await db
    .insertInto("contents")
    .values(
      contents.map(({ media_collection, ...content }, position) => ({
        ...content,
        [owner]: id,
        position,
        media_collection: JSON.stringify(media_collection),
      })),
    )
    .execute();
}

/** Selects the ordered contents of each owner. */
export async function selectContents(
  db: Db,
  owner: ContentOwner,
  ids: readonly number[],
): Promise<Map<number, Content[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("contents")
    .select([owner, "name", "type", "value", "media_collection"])
    .where(owner, "in", ids)
    .orderBy(owner)
    .orderBy("position")
    .execute();
  const byOwner = Map.groupBy(rows, (row) => row[owner] as number);
  return new Map(
    [...byOwner].map(([id, rows]) => [
      id,
      rows.map(({ name, type, value, media_collection }) => ({ name, type, value, media_collection })),
    ]),
  );
}

const OWNER_TABLES = {
  section_id: "website_sections",
  page_id: "website_pages",
  component_id: "custom_components",
} as const;

/** Selects the language of each owner's text. */
export async function selectOwnerLocales(
  db: Db,
  owner: ContentOwner,
  ids: readonly number[],
): Promise<Map<number, Locale>> {
  const rows = await db.selectFrom(OWNER_TABLES[owner]).select(["id", "locale"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, locale }) => [id, locale]));
}

/** Where a row's content came from: a file, by its hash, or a person's edit. */
export interface Origin {
  source_hash: string | null;
  now: Date;
}

/** Returns the columns that record a row's origin in an upsert. */
export function getOriginColumns({ source_hash, now }: Origin): {
  source_hash: string | null;
  edited_at: Date | null;
  updated_at: Date;
} {
  return { source_hash, edited_at: source_hash === null ? now : null, updated_at: now };
}

/**
 * Returns the condition under which an upsert may replace a row: a file replaces only content that hasn't been edited
 * and that comes from another version of the file. A person's edit replaces anything.
 */
export function mayReplace(table: string, { source_hash }: Origin): RawBuilder<boolean> {
  return sql<boolean>`(${source_hash}::text is null or (${sql.ref(`${table}.edited_at`)} is null
    and ${sql.ref(`${table}.source_hash`)} is distinct from ${source_hash}::text))`;
}

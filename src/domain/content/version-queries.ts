import { type RawBuilder, sql } from "kysely";
import type { Db } from "#db/connect.ts";

/** The texts of which the network and each office may have a version, with the column that their versions share. */
const KEYS = { website_sections: "name", menus: "name", blog_posts: "slug" } as const;

type Versioned = keyof typeof KEYS;

/**
 * Returns the condition that an office's pages may show a row: it is the office's own, or it is the network's and the
 * office has no version of it.
 */
export function isSeenByOffice(table: Versioned, officeId: number): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<boolean>`(${column("office_id")} = ${officeId} or (${column("office_id")} is null and not exists (
    select from ${sql.table(table)} own where own.office_id = ${officeId}
      and ${sql.ref(`own.${KEYS[table]}`)} = ${column(KEYS[table])} and own.locale = ${column("locale")})))`;
}

/** Selects the id of the network's version of a text in a language, or of an office's. */
export async function selectVersionId(
  db: Db,
  table: Versioned,
  key: string,
  { locale, office_id }: { locale: string; office_id: number | null },
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(table)}
    where ${sql.ref(KEYS[table])} = ${key} and locale = ${locale} and office_id is not distinct from ${office_id}
  `.execute(db);
  return rows[0]?.id;
}

/** Saves a version of a text unless it exists already. */
export async function saveVersion(
  db: Db,
  table: Versioned,
  key: string,
  version: { locale: string; office_id: number | null },
  save: () => Promise<unknown>,
): Promise<{ id: number; isNew: boolean }> {
  const existing = await selectVersionId(db, table, key, version);
  if (existing !== undefined) return { id: existing, isNew: false };
  await save();
  return { id: (await selectVersionId(db, table, key, version)) ?? 0, isNew: true };
}

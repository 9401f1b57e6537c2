import type { Insertable, Selectable } from "kysely";
import type { Db } from "#db/connect.ts";
import { type SortedPageQuery, selectPage, toLikePattern } from "#db/select-page.ts";
import type { WebsiteRedirectTable } from "#db/tables/content.ts";

export type RedirectRow = Omit<Selectable<WebsiteRedirectTable>, "created_at">;

const COLUMNS = ["id", "from_pattern", "to_pattern", "status", "active", "hits", "last_hit_at", "updated_at"] as const;

export interface RedirectQuery extends SortedPageQuery {
  /** Part of either pattern. */
  q?: string | undefined;
  sort: string;
}

/** Selects one page of the redirects, and how many there are. */
export function selectRedirects(db: Db, { q, sort, descending, page, per_page }: RedirectQuery) {
  let found = db.selectFrom("website_redirects").select(COLUMNS);
  if (q) {
    const pattern = toLikePattern(q);
    found = found.where(({ eb, or }) => or([eb("from_pattern", "ilike", pattern), eb("to_pattern", "ilike", pattern)]));
  }
  const column = sort === "hits" || sort === "last_hit_at" ? sort : "from_pattern";
  return selectPage(
    found.orderBy(column, (order) => (descending ? order.desc().nullsLast() : order.asc().nullsFirst())).orderBy("id"),
    { page, per_page },
  );
}

export function selectRedirect(db: Db, id: number): Promise<RedirectRow | undefined> {
  return db.selectFrom("website_redirects").select(COLUMNS).where("id", "=", id).executeTakeFirst();
}

export async function isSourceTaken(db: Db, from_pattern: string, own_id: number): Promise<boolean> {
  const row = await db
    .selectFrom("website_redirects")
    .select("id")
    .where("from_pattern", "=", from_pattern)
    .where("id", "!=", own_id)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertRedirect(db: Db, redirect: Insertable<WebsiteRedirectTable>): Promise<number> {
  const { id } = await db.insertInto("website_redirects").values(redirect).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function updateRedirect(
  db: Db,
  id: number,
  change: Omit<Insertable<WebsiteRedirectTable>, "id">,
): Promise<void> {
  await db.updateTable("website_redirects").set(change).where("id", "=", id).execute();
}

export async function deleteRedirectRow(db: Db, id: number): Promise<void> {
  await db.deleteFrom("website_redirects").where("id", "=", id).execute();
}

export async function selectSourcePatterns(
  db: Db,
  ids: readonly number[],
): Promise<{ id: number; from_pattern: string }[]> {
  if (ids.length === 0) return [];
  return db.selectFrom("website_redirects").select(["id", "from_pattern"]).where("id", "in", ids).execute();
}

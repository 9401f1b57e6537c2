import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import { type SortedPageQuery, selectPage, toLikePattern } from "#db/select-page.ts";

/** Max paths in the table, so that a scanner can't fill the disk. An hourly job deletes old ones. */
const MAX_ROWS = 2_000;

/** Adds to the paths' counts. */
export async function addMissingPages(db: Db, hits: ReadonlyMap<string, number>, now: Date): Promise<void> {
  const rows = JSON.stringify([...hits].map(([path, more]) => ({ path, more })));
  await sql`
    insert into missing_pages (path, hits, first_seen_at, last_seen_at)
    select path, more, ${now}, ${now}
    from jsonb_to_recordset(${rows}::jsonb) as counted(path text, more bigint)
    where (select count(*) from missing_pages) < ${MAX_ROWS}
      or exists (select from missing_pages where missing_pages.path = counted.path)
    on conflict (path) do update
    set hits = missing_pages.hits + excluded.hits, last_seen_at = excluded.last_seen_at`.execute(db);
}

export interface MissingPageQuery extends SortedPageQuery {
  /** Part of the path. */
  q?: string | undefined;
  sort: string;
}

/** Selects one page of the missing pages, and how many there are. */
export function selectMissingPages(db: Db, { q, sort, descending, page, per_page }: MissingPageQuery) {
  let found = db.selectFrom("missing_pages").selectAll();
  if (q) found = found.where("path", "ilike", toLikePattern(q));
  const column = sort === "path" || sort === "last_seen_at" ? sort : "hits";
  const sorted = found
    .orderBy(column, descending ? "desc" : "asc")
    .orderBy("last_seen_at", "desc")
    .orderBy("id");
  return selectPage(sorted, { page, per_page });
}

export function selectMissingPage(db: Db, id: number) {
  return db.selectFrom("missing_pages").select(["id", "path"]).where("id", "=", id).executeTakeFirst();
}

export async function selectMissingPaths(db: Db): Promise<string[]> {
  const rows = await db.selectFrom("missing_pages").select("path").execute();
  return rows.map(({ path }) => path);
}

export async function deleteMissingPages(db: Db, paths: readonly string[]): Promise<void> {
  if (paths.length > 0) await db.deleteFrom("missing_pages").where("path", "in", paths).execute();
}

/** Deletes paths that were last requested before `before`, and the least requested ones beyond `max`. */
export async function deleteOldMissingPages(db: Db, before: Date, max: number): Promise<void> {
  await db.deleteFrom("missing_pages").where("last_seen_at", "<", before).execute();
  await sql`
    delete from missing_pages where id in (
      select id from missing_pages order by hits desc, last_seen_at desc, id offset ${max}
    )`.execute(db);
}

import { type Insertable, sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { WebsiteRedirectTable } from "#db/tables/content.ts";
import type { RedirectRule } from "./redirect-rule.ts";

/** Selects active rules, oldest first. */
export async function selectActiveRedirects(db: Db): Promise<RedirectRule[]> {
  const rows = await db
    .selectFrom("website_redirects")
    .select(["id", "from_pattern", "to_pattern", "status"])
    .where("active", "=", true)
    .orderBy("id")
    .execute();
  return rows.map(({ status, ...rule }) => ({ ...rule, status: status === 302 ? 302 : 301 }));
}

/** Prevents other writes until the transaction ends, while the rule is checked for loops with the others. */
export async function lockRedirects(db: Db): Promise<void> {
  await sql`lock table website_redirects in share row exclusive mode`.execute(db);
}

/** Inserts the rule of a source or replaces the existing one. */
export async function upsertRedirect(
  db: Db,
  { from_pattern, ...rest }: Insertable<WebsiteRedirectTable>,
): Promise<number> {
  const { id } = await db
    .insertInto("website_redirects")
    .values({ from_pattern, ...rest })
    .onConflict((conflict) => conflict.column("from_pattern").doUpdateSet(rest))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds to the redirects' hit counts; redirects deleted in the meantime are skipped. */
export async function addHits(db: Db, hits: ReadonlyMap<number, number>, now: Date): Promise<void> {
  const rows = JSON.stringify([...hits].map(([id, more]) => ({ id, more })));
  await sql`
    update website_redirects set hits = hits + counted.more, last_hit_at = ${now}
    from jsonb_to_recordset(${rows}::jsonb) as counted(id integer, more bigint)
    where website_redirects.id = counted.id`.execute(db);
}

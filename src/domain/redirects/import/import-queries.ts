import { type Selectable, sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { WebsiteRedirectTable } from "#db/tables/content.ts";
import type { RedirectPatterns } from "../check-redirect.ts";

export interface ImportedRedirect extends RedirectPatterns {
  status: 301 | 302;
  active: boolean;
}

export type StoredRedirect = Pick<
  Selectable<WebsiteRedirectTable>,
  "id" | "from_pattern" | "to_pattern" | "status" | "active"
>;

export function selectStoredRedirects(db: Db): Promise<StoredRedirect[]> {
  return db
    .selectFrom("website_redirects")
    .select(["id", "from_pattern", "to_pattern", "status", "active"])
    .orderBy("from_pattern")
    .execute();
}

/** Inserts redirects, or replaces those with the same source. */
export async function upsertRedirects(db: Db, redirects: readonly ImportedRedirect[], now: Date): Promise<void> {
  await sql`
    insert into website_redirects (from_pattern, to_pattern, status, active, updated_at)
    select from_pattern, to_pattern, status, active, ${now}
    from jsonb_to_recordset(${JSON.stringify(redirects)}::jsonb)
      as imported(from_pattern text, to_pattern text, status integer, active boolean)
    on conflict (from_pattern) do update
    set to_pattern = excluded.to_pattern, status = excluded.status, active = excluded.active,
        updated_at = greatest(excluded.updated_at, website_redirects.updated_at + interval '1 millisecond')`.execute(
    db,
  );
}

export async function deleteRedirectsFrom(db: Db, sources: readonly string[]): Promise<void> {
  if (sources.length === 0) return;
  await sql`delete from website_redirects where from_pattern = any(${[...sources]}::text[])`.execute(db);
}

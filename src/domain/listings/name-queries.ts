import { sql } from "kysely";
import type { Db } from "#db/connect.ts";

interface NameRow {
  table: "regions" | "categories" | "subcategories";
  slug: string;
  name: string;
}

/** Selects the names of all regions, categories and subcategories, by name. */
export async function selectNames(db: Db): Promise<NameRow[]> {
  const { rows } = await sql<NameRow>`
    select 'regions' as table, slug, name from regions
    union all select 'categories', slug, name from categories
    union all select 'subcategories', slug, name from subcategories
    order by name`.execute(db);
  return rows;
}

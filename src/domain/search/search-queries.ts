import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import { PUBLIC_STATUSES } from "#domain/listings/listing.ts";
import { toPrefixQuery } from "./search-words.ts";

/** Numbers of the public listings in which every search word is the prefix of a word. */
export async function selectHits(db: Db, words: readonly string[]): Promise<number[]> {
  return (await selectScope(db, { office: null, agent: null, words })).numbers;
}

/** Runs all of a search's database lookups in one statement: ids of its names, and `selectHits` for its words. */
export async function selectScope(
  db: Db,
  { office, agent, words }: { office: string | null; agent: string | null; words: readonly string[] | null },
): Promise<{ office_id: number | null; agent_id: number | null; numbers: number[] }> {
  const { rows } = await sql<{ office_id: number | null; agent_id: number | null; numbers: string | null }>`
    select
      (select id from offices where slug = ${office}) as office_id,
      (select id from agents where slug = ${agent}) as agent_id,
      ${words ? getNumbers(words) : sql`null`} as numbers`.execute(db);
  const { office_id = null, agent_id = null, numbers } = rows[0] ?? {};
  return { office_id, agent_id, numbers: numbers?.split(",").map(Number) ?? [] };
}

/** Reads the hits as one text, ten times as fast as one row per hit. */
function getNumbers(words: readonly string[]) {
  return sql`(
    select string_agg(number::text, ',') from listings
    where status in (${sql.join(PUBLIC_STATUSES)})
      and listing_words(name, county, description, category_slug, subcategory_slug, region_slug)
        @@ to_tsquery('simple', ${toPrefixQuery(words)}))`;
}

import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { Locale } from "#editions/locales.ts";
import { PUBLIC_STATUSES } from "../listings/listing.ts";

/** Public listings whose numbers lie in one stretch of `stretch` numbers, counted from the lowest number of all. */
export interface ListingStretch {
  /** From 0. */
  stretch: number;
  /** The lowest number that may be in it. */
  from: number;
  total: number;
  changed_at: Date;
  /** Of all their numbers: another set of listings has another one. */
  sum: string;
}

/** Where listings are, by stretches of numbers: a listing never changes its stretch, whatever comes and goes. */
export async function selectListingStretches(db: Db, stretch: number, only?: number): Promise<ListingStretch[]> {
  const within =
    only === undefined
      ? sql``
      : sql`and listings.number >= (select number from lowest) + ${sql.lit(only * stretch)}
        and listings.number < (select number from lowest) + ${sql.lit((only + 1) * stretch)}`;
  const { rows } = await sql<{ stretch: number; from: number; total: number; changed_at: Date; sum: string }>`
    with lowest as (select min(number) as number from listings)
    select (listings.number - lowest.number) / ${sql.lit(stretch)} as stretch,
      min(lowest.number) + (listings.number - lowest.number) / ${sql.lit(stretch)} * ${sql.lit(stretch)} as "from",
      count(*) as total, max(updated_at) as changed_at, sum(listings.number)::text as sum
    from listings, lowest
    where status in (${sql.join(PUBLIC_STATUSES.map((status) => sql.lit(status)))})
      ${within}
    group by (listings.number - lowest.number) / ${sql.lit(stretch)}, lowest.number
    order by 1`.execute(db);
  return rows.map((row) => ({ ...row, total: Number(row.total) }));
}

/** The next public listings after a number, before another. */
export function selectListingsAfter(db: Db, after: number, before: number, limit: number) {
  return db
    .selectFrom("listings")
    .select(["number", "slug", "updated_at"])
    .where("number", ">", after)
    .where("number", "<", before)
    .where("status", "in", PUBLIC_STATUSES)
    .orderBy("number")
    .limit(limit)
    .execute();
}

/** Listings as they stand now, also those that are no longer public. */
export function selectListingSlugs(db: Db, numbers: readonly number[]) {
  return db
    .selectFrom("listings")
    .select(["slug", "status"])
    .where("number", "in", numbers)
    .orderBy("number")
    .execute();
}

/** Active agents of active offices. */
export function selectAgentPages(db: Db) {
  return db
    .selectFrom("agents")
    .innerJoin("offices", "offices.id", "agents.office_id")
    .select(["agents.id", "agents.slug", "agents.updated_at"])
    .where("agents.active", "=", true)
    .where("offices.status", "=", "Active")
    .orderBy("agents.slug")
    .execute();
}

/** Pages that somebody has written, without those that only campaigns lead to; one row for all of a page's languages. */
export function selectWrittenPages(db: Db, locales: readonly Locale[]) {
  return db
    .selectFrom("website_pages")
    .select(({ fn }) => ["slug", "template_slug", "office_id", "agent_id", fn.max("updated_at").as("updated_at")])
    .where("type", "in", ["custom", "template"])
    .where("locale", "in", locales)
    .groupBy(["slug", "template_slug", "office_id", "agent_id"])
    .orderBy("slug")
    .execute();
}

/** When each of the network's sections was last changed, by its name. */
export function selectSectionChanges(db: Db, locales: readonly Locale[]) {
  return db
    .selectFrom("website_sections")
    .select(({ fn }) => ["name", fn.max("updated_at").as("updated_at")])
    .where("office_id", "is", null)
    .where("locale", "in", locales)
    .groupBy("name")
    .execute();
}

/** Published articles, the network's and offices' own. */
export function selectPostPages(db: Db, locales: readonly Locale[], now: Date) {
  return db
    .selectFrom("blog_posts")
    .select(({ fn }) => ["slug", "office_id", fn.max("updated_at").as("updated_at")])
    .where("published_at", "<=", now)
    .where("locale", "in", locales)
    .groupBy(["slug", "office_id"])
    .orderBy("slug")
    .execute();
}

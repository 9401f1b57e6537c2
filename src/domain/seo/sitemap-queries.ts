import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { Locale } from "#editions/locales.ts";
import { PUBLIC_STATUSES } from "../listings/listing.ts";

/** Some of the public listings, one after the other by number. */
export interface ListingRun {
  first: number;
  last: number;
  total: number;
  changed_at: Date;
  /** Of all their numbers: other listings have another one. */
  sum: string;
}

const PUBLIC = sql<boolean>`status in (${sql.join(PUBLIC_STATUSES.map((status) => sql.lit(status)))})`;

const RUN = sql`min(number) as first, max(number) as last, count(*) as total, max(updated_at) as changed_at,
  sum(number)::text as sum`;

/** All public listings in runs of so many. */
export async function selectListingRuns(db: Db, max: number): Promise<ListingRun[]> {
  const { rows } = await sql<ListingRun>`
    select ${RUN}
    from (
      select number, updated_at, (row_number() over (order by number) - 1) / ${sql.lit(max)} as run
      from listings where ${PUBLIC}
    ) as public
    group by run order by run`.execute(db);
  return rows.map(inNumbers);
}

/** One of those runs, without reading the others' rows; `run` is from 0. */
export async function selectListingRun(db: Db, max: number, run: number): Promise<ListingRun | undefined> {
  const { rows } = await sql<ListingRun>`
    select ${RUN}
    from (
      select number, updated_at from listings where ${PUBLIC}
      order by number offset ${sql.lit(run * max)} limit ${sql.lit(max)}
    ) as public
    having count(*) > 0`.execute(db);
  return rows.map(inNumbers)[0];
}

function inNumbers(run: ListingRun): ListingRun {
  return { ...run, total: Number(run.total) };
}

/** The next public listings after a number, up to another. */
export function selectListingsAfter(db: Db, after: number, last: number, limit: number) {
  return db
    .selectFrom("listings")
    .select(["number", "slug", "updated_at"])
    .where("number", ">", after)
    .where("number", "<=", last)
    .where(PUBLIC)
    .orderBy("number")
    .limit(limit)
    .execute();
}

/** Listings that are public or have been, with those that were withdrawn or sold since: what nobody knew stays unknown. */
export function selectKnownListings(db: Db, numbers: readonly number[]) {
  return db
    .selectFrom("listings")
    .select("slug")
    .where("number", "in", numbers)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb("status", "in", PUBLIC_STATUSES),
        exists(
          selectFrom("listing_events")
            .select("id")
            .whereRef("listing_number", "=", "listings.number")
            .where("field", "=", "status")
            .where("old_value", "in", PUBLIC_STATUSES),
        ),
      ]),
    )
    .orderBy("number")
    .execute();
}

/** Offices by their slugs, also those that have closed: what stood at their address is to be forgotten. */
export function selectKnownOffices(db: Db, slugs: readonly string[]) {
  return db
    .selectFrom("offices")
    .select(["slug", "region_slug as state_slug"])
    .where("slug", "in", slugs)
    .orderBy("slug")
    .execute();
}

/** Published articles by their ids, each with the office whose own it is. */
export function selectKnownPosts(db: Db, ids: readonly number[], now: Date) {
  return db
    .selectFrom("blog_posts")
    .leftJoin("offices", "offices.id", "blog_posts.office_id")
    .select(["blog_posts.slug", "offices.slug as office_slug", "offices.region_slug as state_slug"])
    .where("blog_posts.id", "in", ids)
    .where("published_at", "<=", now)
    .orderBy("blog_posts.slug")
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

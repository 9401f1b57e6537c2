import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { Locale } from "#editions/locales.ts";
import { PUBLIC_STATUSES } from "../listings/listing.ts";

/** A range of public listings, in the order of their numbers. */
export interface ListingRun {
  first: number;
  last: number;
  total: number;
  changed_at: Date;
  /** A checksum of their numbers; it changes when the set of listings changes. */
  sum: string;
}

const PUBLIC = sql<boolean>`status in (${sql.join(PUBLIC_STATUSES.map((status) => sql.lit(status)))})`;

const RUN = sql`min(number) as first, max(number) as last, count(*) as total, max(updated_at) as changed_at,
  sum(number)::text as sum`;

/** Selects all public listings in ranges of at most `max`. */
export async function selectListingRanges(db: Db, max: number): Promise<ListingRun[]> {
  const { rows } = await sql<ListingRun>`
    select ${RUN}
    from (
      select number, updated_at, (row_number() over (order by number) - 1) / ${sql.lit(max)} as run
      from listings where ${PUBLIC}
    ) as public
    group by run order by run`.execute(db);
  return rows.map(toNumbers);
}

/** Selects one of those ranges without reading the rows of the others. The first `run` is 0. */
export async function selectListingRange(db: Db, max: number, run: number): Promise<ListingRun | undefined> {
  const { rows } = await sql<ListingRun>`
    select ${RUN}
    from (
      select number, updated_at from listings where ${PUBLIC}
      order by number offset ${sql.lit(run * max)} limit ${sql.lit(max)}
    ) as public
    having count(*) > 0`.execute(db);
  return rows.map(toNumbers)[0];
}

function toNumbers(run: ListingRun): ListingRun {
  return { ...run, total: Number(run.total) };
}

/** Selects the next public listings after a number, up to another. */
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

/**
 * Selects listings that are or have been public, including those withdrawn or sold since; listings that were never
 * public are not revealed.
 */
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

/** Selects offices by slug, including closed ones, whose pages search engines should drop. */
export function selectKnownOffices(db: Db, slugs: readonly string[]) {
  return db
    .selectFrom("offices")
    .select(["slug", "region_slug as state_slug"])
    .where("slug", "in", slugs)
    .orderBy("slug")
    .execute();
}

/** Selects published articles by id, each with the office that owns it. */
export function selectKnownPosts(db: Db, ids: readonly number[], now: Date) {
  return db
    .selectFrom("blog_posts")
    .leftJoin("offices", "offices.id", "blog_posts.office_id")
    .select(["blog_posts.slug", "offices.slug as office_slug", "offices.region_slug as state_slug"])
    .where("blog_posts.id", "in", ids)
    .where("is_draft", "=", false)
    .where("published_at", "<=", now)
    .orderBy("blog_posts.slug")
    .execute();
}

/** Selects active agents of active offices. */
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

/** Selects custom pages, except campaign landing pages; one row for all languages of a page. */
export function selectWebsitePages(db: Db, locales: readonly Locale[]) {
  return db
    .selectFrom("website_pages")
    .select(({ fn }) => ["slug", "template_slug", "office_id", "agent_id", fn.max("updated_at").as("updated_at")])
    .where("type", "in", ["custom", "template"])
    .where("is_draft", "=", false)
    .where("locale", "in", locales)
    .groupBy(["slug", "template_slug", "office_id", "agent_id"])
    .orderBy("slug")
    .execute();
}

/** Selects when each of the network's sections was last changed, by name. */
export function selectSectionChanges(db: Db, locales: readonly Locale[]) {
  return db
    .selectFrom("website_sections")
    .select(({ fn }) => ["name", fn.max("updated_at").as("updated_at")])
    .where("office_id", "is", null)
    .where("locale", "in", locales)
    .groupBy("name")
    .execute();
}

/** Selects published articles of the network and its offices. */
export function selectPostPages(db: Db, locales: readonly Locale[], now: Date) {
  return db
    .selectFrom("blog_posts")
    .select(({ fn }) => ["slug", "office_id", fn.max("updated_at").as("updated_at")])
    .where("is_draft", "=", false)
    .where("published_at", "<=", now)
    .where("locale", "in", locales)
    .groupBy(["slug", "office_id"])
    .orderBy("slug")
    .execute();
}

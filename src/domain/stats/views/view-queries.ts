import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { DailyViewTable, PageVisitTable, ViewKind } from "#db/tables/views.ts";

/** Stores a salt for the day and returns it. If another process was first, returns that process's salt. */
export async function claimSalt(db: Db, day: string, salt: string): Promise<string> {
  const { rows } = await sql<{ salt: string }>`
    insert into view_salts (day, salt) values (${day}, ${salt})
    on conflict (day) do update set day = excluded.day
    returning salt`.execute(db);
  return rows[0]?.salt ?? salt;
}

export async function addVisits(db: Db, visits: readonly PageVisitTable[]): Promise<void> {
  await sql`
    insert into page_visits (day, kind, subject, source, visitor, views)
    select day, kind, subject, source, visitor, views
    from jsonb_to_recordset(${JSON.stringify(visits)}::jsonb)
      as more(day text, kind text, subject text, source text, visitor text, views integer)
    on conflict (day, kind, subject, source, visitor)
      do update set views = page_visits.views + excluded.views`.execute(db);
}

/** A month such as `2026-11`. */
type Month = string;

/**
 * Aggregates the visits before a day and deletes their visitor hashes. Each visit is counted once. Listing views are
 * also added up for the listing's office and agent. Returns the months of the listing views.
 */
export async function aggregateVisits(db: Db, before: string): Promise<Month[]> {
  const { rows } = await sql<{ month: Month }>`
    with over as (delete from page_visits where day < ${before} returning *),
    of_owners as (
      insert into daily_listing_views (day, office_id, agent_id, views)
      select day, office_id, agent_id, sum(over.views)
      from over join listings on listings.number::text = over.subject
      where over.kind = 'listing' group by day, office_id, agent_id
      returning day
    ), of_subjects as (
      insert into daily_views (day, kind, subject, source, views, visitors)
      select day, kind, subject, source, sum(views), count(*) filter (where visitor <> '')
      from over group by day, kind, subject, source
      on conflict (kind, subject, day, source) do update
        set views = daily_views.views + excluded.views, visitors = daily_views.visitors + excluded.visitors
    )
    select distinct left(day, 7) as month from of_owners`.execute(db);
  return rows.map(({ month }) => month);
}

/** Makes other transactions that add up views wait, because two of them at the same time would count a month twice. */
export async function lockRollUp(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('views', 0))`.execute(db);
}

/**
 * Adds up the daily views of listings for each past month whose days have changed and each month that has ended since the
 * last run. The days of other months aren't read.
 */
export async function aggregateMonths(db: Db, before: string, changed: readonly Month[]): Promise<void> {
  const current = before.slice(0, 7);
  await sql`
    with outdated as (
      select month from unnest(${[...changed]}::text[]) as month where month < ${current}
      union
      -- No day sorts after the 31st of its month.
      select distinct left(day, 7) from daily_listing_views
      where day > (select coalesce(max(month), '') || '-31' from monthly_listing_views) and day < ${`${current}-01`}
    ), deleted as (
      delete from monthly_listing_views where month in (select month from outdated)
    )
    insert into monthly_listing_views (month, office_id, agent_id, views)
    select month, office_id, agent_id, sum(views)
    from outdated join daily_listing_views on day between month || '-01' and month || '-31'
    group by month, office_id, agent_id`.execute(db);
}

export async function deleteSaltsBefore(db: Db, day: string): Promise<void> {
  await sql`delete from view_salts where day < ${day}`.execute(db);
}

/** Returns the months of the deleted views of listings. */
export async function deleteViewsBefore(db: Db, day: string): Promise<Month[]> {
  await sql`delete from daily_views where day < ${day}`.execute(db);
  const { rows } = await sql<{ month: Month }>`
    with deleted as (delete from daily_listing_views where day < ${day} returning day)
    select distinct left(day, 7) as month from deleted`.execute(db);
  return rows.map(({ month }) => month);
}

export type CountedViews = Pick<DailyViewTable, "day" | "source" | "views" | "visitors">;

/** The views of a period, both days included. Today's visits, which aren't added up yet, are counted, too. */
const COUNTED = sql`
  select day, kind, subject, source, views, visitors from daily_views
  union all
  select day, kind, subject, source, sum(views), count(*) filter (where visitor <> '')
  from page_visits group by day, kind, subject, source`;

/** Selects the views of a subject by day and source, ordered by day. */
export async function selectViews(
  db: Db,
  { kind, subject }: { kind: ViewKind; subject: string },
  { from, to }: { from: string; to: string },
): Promise<CountedViews[]> {
  const { rows } = await sql<CountedViews>`
    select day, source, sum(views)::integer as views, sum(visitors)::integer as visitors
    from (${COUNTED}) as counted
    where kind = ${kind} and subject = ${subject} and day between ${from} and ${to}
    group by day, source order by day, source`.execute(db);
  return rows;
}

/** Selects the most frequent searches with at least a minimum of distinct visitors, most frequent first. */
export async function selectSearches(
  db: Db,
  { from, to }: { from: string; to: string },
  { people, limit }: { people: number; limit: number },
): Promise<{ term: string; views: number; visitors: number }[]> {
  const { rows } = await sql<{ term: string; views: number; visitors: number }>`
    select subject as term, sum(views)::integer as views, sum(visitors)::integer as visitors
    from (${COUNTED}) as counted
    where kind = 'search' and day between ${from} and ${to}
    group by subject having sum(visitors) >= ${people}
    order by 3 desc, 2 desc, subject limit ${limit}`.execute(db);
  return rows;
}

interface ViewedOwner {
  office_id: number;
  agent_id: number | null;
}

/** Selects who may see the views of an office, which may be closed. */
export async function selectViewedOffice(db: Db, slug: string): Promise<ViewedOwner | undefined> {
  const office = await db.selectFrom("offices").select("id").where("slug", "=", slug).executeTakeFirst();
  return office && { office_id: office.id, agent_id: null };
}

/** Selects who may see the views of an agent, who may have left. */
export function selectViewedAgent(db: Db, slug: string): Promise<ViewedOwner | undefined> {
  return db.selectFrom("agents").select(["office_id", "id as agent_id"]).where("slug", "=", slug).executeTakeFirst();
}

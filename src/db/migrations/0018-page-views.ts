import { type Kysely, sql } from "kysely";

/**
 * Page views. Visits are stored for a day under a daily pseudonym that can't be traced back to a visitor or linked to
 * the next day's, then added up. Days are UTC, as `2026-11-20`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table view_salts (
      day text primary key,
      salt text not null
    )`.execute(db);
  await sql`
    create table page_visits (
      day text not null,
      kind text not null,
      subject text not null,
      source text not null,
      visitor text not null,
      views integer not null,
      primary key (day, kind, subject, source, visitor)
    )`.execute(db);
  await sql`
    create table daily_views (
      day text not null,
      kind text not null,
      subject text not null,
      source text not null,
      views integer not null,
      visitors integer not null,
      primary key (kind, subject, day, source)
    )`.execute(db);
  await sql`create index daily_views_day on daily_views (day)`.execute(db);
}

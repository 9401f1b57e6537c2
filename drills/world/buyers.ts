import { sql } from "kysely";
import type { Db } from "#db/connect.ts";

/** Buyers who look for anything, at addresses that are no invented ones: buyer-1@buyers.internal and so on. */
export async function insertBuyers(db: Db, count: number): Promise<void> {
  await sql`
    with people as (
      insert into accounts (kind, email, locale)
      select 'buyer', 'buyer-' || n || '@buyers.internal', 'en-US' from generate_series(1, ${count}::integer) n
      returning id, email
    )
    insert into buyers (account_id, first_name, last_name, country)
    select id, 'Buyer', email, 'US' from people`.execute(db);
}

/** How many mails of a week are in which state. */
export async function countByStatus(db: Db): Promise<Record<string, number>> {
  const rows = await db
    .selectFrom("outbox")
    .select(({ fn }) => ["status", fn.countAll<number>().as("mails")])
    .groupBy("status")
    .execute();
  return Object.fromEntries(rows.map(({ status, mails }) => [status, mails]));
}

/** The most digests and mails that any buyer got within a week of the calendar, and how many written digests have no mail. */
export async function mostAWeek(db: Db): Promise<{ digests: number; mails: number; unmailed: number }> {
  const { rows } = await sql<{ digests: number; mails: number; unmailed: number }>`
    with most_digests as (
      select max(n) from (select count(*)::int as n from digests group by buyer_id, date_trunc('week', matched_at)) a
    ), most_mails as (
      select max(n) from (
        select count(*)::int as n from outbox where weekly_of is not null group by weekly_of, date_trunc('week', created_at)
      ) b
    )
    select coalesce((table most_digests), 0) as digests, coalesce((table most_mails), 0) as mails,
      (select count(*)::int from digests where written_at is not null)
        - (select count(*)::int from outbox where weekly_of is not null) as unmailed`.execute(db);
  return rows[0] ?? { digests: 0, mails: 0, unmailed: 0 };
}

/** Has the queue take up again what a dead process held: what it does by itself once a job has expired, after five minutes. */
export async function expireJobs(db: Db): Promise<void> {
  await sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`.execute(db);
}

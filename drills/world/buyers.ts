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

/** Every buyer's digests and mails of all weeks: each must be one a week. */
export async function mostAWeek(db: Db): Promise<{ digests: number; mails: number }> {
  const { rows } = await sql<{ digests: number; mails: number }>`
    select coalesce((select max(n) from (select count(*)::int as n from digests group by buyer_id, week) a), 0) as digests,
      coalesce((select max(n) from (select count(*)::int as n from outbox group by key) b), 0) as mails`.execute(db);
  return rows[0] ?? { digests: 0, mails: 0 };
}

/** Has the queue take up again what a dead process held: what it does by itself once a job has expired, after five minutes. */
export async function expireJobs(db: Db): Promise<void> {
  await sql`update pgboss.job set state = 'retry', start_after = now() where state = 'active'`.execute(db);
}

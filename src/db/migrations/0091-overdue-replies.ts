import { type Kysely, sql } from "kysely";

/** When the office is notified of a reply that its agent hasn't answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table leads add column overdue_at timestamptz`.execute(db);
  await sql`create index leads_overdue on leads (overdue_at) where overdue_at is not null`.execute(db);
  await sql`alter table lead_events drop constraint lead_events_kind_check`.execute(db);
  await sql`
    alter table lead_events add constraint lead_events_kind_check check (kind in ('note', 'call', 'answer', 'reply',
      'handled', 'reopened', 'assigned', 'passed_on', 'overdue', 'merged', 'split', 'spam', 'not_spam'))`.execute(db);
}

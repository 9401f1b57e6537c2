import { type Kysely, sql } from "kysely";

/** Rate limits and stored responses, shared by all processes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rate_limits (
      key text primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db);
  await sql`create index rate_limits_expire on rate_limits (expire)`.execute(db);
  await sql`
    create table idempotent_answers (
      id text primary key,
      body_hash text not null,
      answer jsonb not null,
      answered_at timestamptz not null
    )`.execute(db);
  await sql`create index idempotent_answers_answered on idempotent_answers (answered_at)`.execute(db);
}

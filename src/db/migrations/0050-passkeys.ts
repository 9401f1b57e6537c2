import { type Kysely, sql } from "kysely";

/** Passkeys of staff, as second factors beside the authenticator app, and the challenges that they answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkeys (
      id text primary key,
      account_id integer not null references staff on delete cascade,
      public_key text not null,
      counter bigint not null,
      transports jsonb not null,
      name text not null,
      created_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index passkeys_account on passkeys (account_id)`.execute(db);
  await sql`
    create table passkey_challenges (
      session_sha256 text primary key references sessions on delete cascade,
      challenge text not null,
      expires_at timestamptz not null
    )`.execute(db);
}

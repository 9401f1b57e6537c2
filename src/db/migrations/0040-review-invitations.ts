import { type Kysely, sql } from "kysely";

/** Invitations to review an office after a sale, and the reviews that came of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table review_invitations (
      id uuid primary key,
      token_sha256 text not null unique,
      listing_number integer not null references listings (number) on delete cascade,
      office_id integer not null references offices on delete cascade,
      name text not null,
      email text not null,
      locale text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db);
  await sql`create index review_invitations_office on review_invitations (office_id, created_at)`.execute(db);
  await sql`alter table reviews add column verified boolean not null default false`.execute(db);
}

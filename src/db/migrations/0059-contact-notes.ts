import { type Kysely, sql } from "kysely";

/** Notes on contacts, and what finds other addresses of the same person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table contact_notes (
      id integer generated always as identity primary key,
      contact_id uuid not null references contacts on delete cascade,
      key uuid unique,
      account_id integer references accounts on delete set null,
      office_id integer references offices,
      agent_id integer references agents,
      text text not null,
      written_at timestamptz not null
    )`.execute(db);
  await sql`create index contact_notes_contact on contact_notes (contact_id, id)`.execute(db);
  // Addresses that reach the same mailbox have the same one: without a tag, and at Gmail without dots.
  await sql`
    create function email_mailbox(email text) returns text language sql immutable parallel safe as $$
      select case when split_part(email, '@', 2) in ('gmail.com', 'googlemail.com')
        then replace(split_part(split_part(email, '@', 1), '+', 1), '.', '') || '@gmail.com'
        else split_part(split_part(email, '@', 1), '+', 1) || '@' || split_part(email, '@', 2) end
    $$`.execute(db);
  await sql`create index contacts_mailbox on contacts (email_mailbox(email))`.execute(db);
}

import { type Kysely, sql } from "kysely";

/** Templates of replies, a network's or an office's own, and the signatures of staff. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reply_templates (
      id uuid primary key,
      office_id integer references offices on delete cascade,
      name text not null,
      subject text,
      text text not null,
      version integer not null default 1,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`create index reply_templates_office on reply_templates (office_id, name)`.execute(db);
  await sql`alter table staff add column signature text`.execute(db);
}

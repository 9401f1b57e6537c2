import { type Kysely, sql } from "kysely";

/** Lets the audit log have actions of a command instead of an account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table staff_actions alter column account_id drop not null`.execute(db);
  await sql`alter table staff_actions add column command text`.execute(db);
  await sql`
    alter table staff_actions add constraint staff_actions_actor
    check ((account_id is null) <> (command is null))`.execute(db);
}

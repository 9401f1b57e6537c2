import { type Kysely, sql } from "kysely";

/** Head office's own retention periods for leads and emails; null while the environment's apply. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table network_settings
      add column lead_retention_days integer check (lead_retention_days >= 0),
      add column email_retention_days integer check (email_retention_days >= 0)`.execute(db);
}

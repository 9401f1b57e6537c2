import { type Kysely, sql } from "kysely";

/** A virtual tour for buyers with a signed NDA, and who holds the deposit of a deal. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table listing_confidential
      add column tour_url text check (tour_url like 'https://%')`.execute(db);
  await sql`
    alter table deals
      add column deposit_holder text,
      add column deposit bigint check (deposit >= 0),
      add column deposit_received_on text check (deposit_received_on ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$')`.execute(db);
}

import { type Kysely, sql } from "kysely";

/** What the broker checked a listing's figures against. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table listings
      add column figures_checked text check (figures_checked in ('tax_returns', 'accountant', 'books'))`.execute(db);
}

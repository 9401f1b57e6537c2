import { type Kysely, sql } from "kysely";

/** What the broker checked a listing's figures against. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table listings
      add column financials_checked text check (financials_checked in ('tax_returns', 'accountant', 'books'))`.execute(
    db,
  );
}

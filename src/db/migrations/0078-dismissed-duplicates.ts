import { type Kysely, sql } from "kysely";

/** Listings that look alike but, as a broker said, are different businesses. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table dismissed_duplicates (
      listing_number integer not null references listings (number) on delete cascade,
      other_number integer not null references listings (number) on delete cascade,
      dismissed_at timestamptz not null,
      primary key (listing_number, other_number)
    )`.execute(db);
  await sql`create index dismissed_duplicates_other on dismissed_duplicates (other_number)`.execute(db);
}

import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { CONFIDENTIAL_COLUMNS } from "#domain/listings/fields/listing-values.ts";

/** The confidential texts of a listing. */
export const CONFIDENTIAL_TEXTS = CONFIDENTIAL_COLUMNS.filter((column) => column !== "yearly_financials");

/** Numbers of generated demo listings start here; lower ones are rows of the sample spreadsheet. */
export const FIRST_GENERATED_NUMBER = 101_001;

/**
 * Appends a unique mark, `CANARY-<field>-<number>`, to every confidential text of the demo's listings, so that tests
 * find any leak. No server may be running on the folder.
 */
export async function plantCanaries(dataDir: string): Promise<void> {
  const database = await PGlite.create(join(dataDir, "database"), { extensions: { pg_trgm } });
  // Only some listings have a tour.
  const marked = CONFIDENTIAL_TEXTS.map(
    (field) => `${field} = coalesce(${field}, 'https://tours.example/') || ' CANARY-${field}-' || listing_number`,
  );
  await database.query(
    `update listing_confidential set ${marked.join(", ")} where listing_number >= ${FIRST_GENERATED_NUMBER}`,
  );
  await database.close();
}

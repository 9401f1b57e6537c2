import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { CONFIDENTIAL_COLUMNS } from "#domain/listings/fields/listing-values.ts";

/** The confidential texts of a listing. */
export const CONFIDENTIAL_TEXTS = CONFIDENTIAL_COLUMNS.filter((column) => column !== "yearly_financials");

/** The listings that the demo makes up begin here; those before are a broker's rows. */
export const MADE_UP_FROM = 101_001;

/**
 * Adds a mark of its own, `CANARY-<field>-<number>`, to every confidential text of the demo's listings, so that a test
 * finds it wherever it leaks. No server may run on the folder.
 */
export async function plantCanaries(dataDir: string): Promise<void> {
  const database = await PGlite.create(join(dataDir, "database"), { extensions: { pg_trgm } });
  const marked = CONFIDENTIAL_TEXTS.map((field) => `${field} = ${field} || ' CANARY-${field}-' || listing_number`);
  await database.query(`update listing_confidential set ${marked.join(", ")} where listing_number >= ${MADE_UP_FROM}`);
  await database.close();
}

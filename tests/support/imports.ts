import { sql } from "kysely";
import { type ImportInput, importListings } from "#domain/listings/import/import-listings.ts";
import type { RowProblem, RowWarning } from "#domain/listings/import/row-problem.ts";
import { openTestContext } from "./context.ts";

/** A small spreadsheet of three listings, one of which names an office. */
export const SHEET = [
  "Listing #,Headline,Business Name,Category,Location,Asking Price,Cash Flow,Status,Office,Street Address",
  '100500,Bakery with Oven,Crumb LLC,Bakery,"Tampa, FL","$450,000",120k,Active,miami,1 Rye Way',
  "AB-7,Marina,Slip Inc,Marina,Florida,1.25M,Not Disclosed,Under Contract,,",
  ',Cafe,Bean Co,Coffee Shop,"Reno, NV",,(5000),Draft,,',
].join("\r\n");

/** Opens a database for imports: a head office, a Miami office, an adjustable clock and access to the stored rows. */
export async function openImportDesk() {
  let now = new Date("2026-11-20T12:00:00Z");
  const context = await openTestContext({ clock: () => now });
  const { db } = context;
  const head = await db.selectFrom("offices").select("id").where("type", "=", "head_office").executeTakeFirstOrThrow();
  const miami = await db
    .insertInto("offices")
    .values({
      slug: "miami",
      name: "Miami",
      email: "miami@example.com",
      locality: "Miami",
      region_slug: "florida",
      country: "US",
      latitude: 25.77,
      longitude: -80.19,
      time_zone: "America/New_York",
    })
    .returning("id")
    .executeTakeFirstOrThrow();

  async function importBytes(bytes: Uint8Array, options: Partial<ImportInput> = {}) {
    const problems: RowProblem[] = [];
    const warnings: RowWarning[] = [];
    const progress: number[] = [];
    const result = await importListings(context, {
      open: async function* () {
        for (let at = 0; at < bytes.length; at += 4_096) yield bytes.subarray(at, at + 4_096);
      },
      source: "import",
      onBadRow: (problem) => problems.push(problem),
      onWarning: (warning) => warnings.push(warning),
      onProgress: (rows) => progress.push(rows),
      ...options,
    });
    return { ...result, problems, warnings, progress };
  }

  return {
    context,
    db,
    head,
    miami,
    importBytes,
    importText: (text: string, options?: Partial<ImportInput>) => importBytes(Buffer.from(text), options),
    /** Sets the date of the next import. */
    setNow: (date: string): Date => {
      now = new Date(date);
      return now;
    },
    /** Deletes all listings and resets the numbering and the clock. */
    async clear(): Promise<void> {
      now = new Date("2026-11-20T12:00:00Z");
      await db.deleteFrom("listings").execute();
      await sql`alter sequence listings_number_seq restart`.execute(db);
    },
    listings: () =>
      db
        .selectFrom("listings")
        .innerJoin("listing_confidential", "listing_number", "number")
        .selectAll()
        .orderBy("number")
        .execute(),
    events: () =>
      db
        .selectFrom("listing_events")
        .select(["listing_number", "field", "old_value", "new_value", "source", "happened_at"])
        .orderBy("id")
        .execute(),
  };
}

import { createReadStream, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openTable } from "#domain/imports/table-files/open-table.ts";
import { createFileReader } from "../../../../tests/support/import-rows.ts";
import { createPortalFile } from "../../../../tests/support/portal-file.ts";
import { MONEY_FIELDS } from "../fields/listing-values.ts";
import { isKnownHeader } from "./headers.ts";

const FOLDER = "tests/fixtures/import";

/** What a row becomes: some of its values (amounts in dollars), the column it is rejected for, or one that is left out. */
type ExpectedRow = Record<string, unknown> & { problem?: string | null; left_out?: string; identifies?: boolean };
interface ExpectedFile {
  format?: string;
  encoding?: string;
  rows: ExpectedRow[];
}

const EXPECTED = JSON.parse(readFileSync(join(FOLDER, "expected.json"), "utf8")) as Record<string, ExpectedFile>;

async function read(open: () => AsyncIterable<Uint8Array>) {
  // No file of the corpus is a workbook.
  const table = await openTable({ documents: null as never }, open, { isKnownHeader });
  return { table, readings: await createFileReader(table) };
}

test("covers every file of the folder", () => {
  expect(readdirSync(FOLDER).filter((name) => name !== "expected.json")).toEqual(Object.keys(EXPECTED).sort());
  expect(Object.keys(EXPECTED).length).toBeGreaterThanOrEqual(40);
});

test.each(Object.entries(EXPECTED))("reads %s as expected", async (name, { rows, ...meta }) => {
  const { table, readings } = await read(() => createReadStream(join(FOLDER, name)));
  expect(table).toMatchObject(meta);
  const found = readings.map((reading, at) => describe(reading, rows[at] ?? {}));
  expect(found).toEqual(rows);
});

/** The values of a reading that a row is expected to have. */
function describe(reading: Awaited<ReturnType<typeof read>>["readings"][number], expected: ExpectedRow): ExpectedRow {
  if ("problem" in reading) return { problem: reading.problem.column };
  const { values, warnings, identifies_seller } = reading.row;
  const leftOut = warnings.find(({ isLeftOut }) => isLeftOut)?.column;
  return Object.fromEntries(
    Object.keys(expected).map((key) => {
      if (key === "identifies") return [key, identifies_seller];
      if (key === "left_out") return [key, leftOut];
      const value = values[key as keyof typeof values];
      if (value === undefined) return [key, "absent"];
      const isMoney = MONEY_FIELDS.some((field) => field === key);
      return [key, isMoney && typeof value === "number" ? value / 100 : value];
    }),
  );
}

test("takes at least 90 % of 1,213 rows in a portal's own wording, and maps 100 sampled ones right", async () => {
  const { bytes, expected } = createPortalFile(1_213);
  const { readings } = await read(async function* () {
    yield bytes;
  });
  const rows = readings.flatMap((reading, at) => ("row" in reading ? [{ at, values: reading.row.values }] : []));
  expect(rows.length / 1_213).toBeGreaterThan(0.9);
  for (const { at, values } of rows.filter((_, position) => position % Math.floor(rows.length / 100) === 0)) {
    expect(values).toMatchObject(expected[at] ?? {});
  }
});

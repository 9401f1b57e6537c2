import type { Table } from "#domain/imports/table-files/table.ts";
import { readHeader } from "#domain/listings/import/headers.ts";
import type { ListingRow } from "#domain/listings/import/listing-row.ts";
import { createNetworkIndex } from "#domain/listings/import/network-index.ts";
import { createRowReader, type RowSettings } from "#domain/listings/import/read-row.ts";
import type { RowProblem } from "#domain/listings/import/row-problem.ts";
import { EDITIONS } from "#editions/countries.ts";
import type { Gazetteer } from "#integrations/gazetteer/gazetteer.ts";

const gazetteer: Gazetteer = {
  find: () => null,
  suggest: () => [],
  findNearest: () => null,
  findCounty: () => null,
  listPostalCodes: () => [],
  listTowns: () => [],
  getRegionPlace: () => null,
};
const createOffice = (id: number, slug: string, name: string) => ({
  id,
  slug,
  name,
  email: `${slug}@example.com`,
  type: "office" as const,
  region_slug: "texas",
});
const createAgent = (id: number, name: string, office_id: number) => ({
  id,
  slug: `agent-${id}`,
  name,
  office_id,
  name_id: `${id}-agent`,
  email: `agent${id}@example.com`,
});
const network = createNetworkIndex(
  [
    {
      id: 1,
      slug: "head-office",
      email: "head-office@example.com",
      name: "The Network",
      type: "head_office",
      region_slug: "florida",
    },
    createOffice(2, "tampa-bay", "Tampa Bay"),
    createOffice(3, "miami", "Gulf Partners"),
    createOffice(4, "dallas", "Gulf Partners"),
  ],
  [createAgent(7, "Ada Moss", 2), createAgent(8, "Bo Lund", 2), createAgent(9, "Bo Lund", 3)],
);

export const COLUMNS = [
  "Ref #",
  "Headline",
  "Business Name",
  "Category",
  "Location",
  "Price",
  "SDE",
  "Year Established",
  "Office",
  "Agent",
  "Description",
];

export function createReader(
  columns: string[],
  defaultSector: RowSettings["defaultSector"] = null,
  settings: Partial<RowSettings> = {},
) {
  return createRowReader({
    header: readHeader(columns),
    network,
    edition: EDITIONS.US,
    gazetteer,
    now: new Date("2026-11-20T12:00:00Z"),
    locale: "en-US",
    reportLocale: "en-US",
    defaultSector,
    ...settings,
  });
}

/** Reads one row, on line 5, with its cells given by header. */
function readCells(cells: Record<string, string>, columns = COLUMNS) {
  const good = { Headline: "Quiet Bakery", Category: "Bakery", Location: "Florida", ...cells };
  return createReader(columns)({ line: 5, cells: columns.map((column) => good[column as keyof typeof good] ?? "") });
}

export function getRow(cells: Record<string, string>, columns?: string[]): ListingRow {
  const read = readCells(cells, columns);
  if ("problem" in read) throw new Error(read.problem.reason);
  return read.row;
}

export function getProblem(cells: Record<string, string>, columns?: string[]): RowProblem {
  const read = readCells(cells, columns);
  if ("row" in read) throw new Error("The row was read.");
  return read.problem;
}

/** Reads every row of a table of listings. */
export async function createFileReader(table: Table) {
  const readings: ReturnType<ReturnType<typeof createReader>>[] = [];
  let readRow: ReturnType<typeof createReader> | undefined;
  for await (const record of table.readRecords()) {
    if (!readRow) readRow = createReader(record.cells);
    else if (record.broken || record.cells.some((cell) => cell.trim() !== "")) readings.push(readRow(record));
  }
  return readings;
}

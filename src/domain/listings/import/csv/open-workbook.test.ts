import { afterAll, expect, test } from "vitest";
import { createXlsx } from "../../../../../tests/support/documents.ts";
import { createTestDocuments } from "../../../../../tests/support/pdf.ts";
import { openWorkbook } from "./open-workbook.ts";
import { readRecords } from "./read-records.ts";

const documents = createTestDocuments();
afterAll(() => documents.close());

/** Yields a file in chunks of three bytes, as a slow disk might. */
const createFile = (bytes: Uint8Array) =>
  async function* () {
    for (let at = 0; at < bytes.length; at += 3) yield bytes.subarray(at, at + 3);
  };

async function readRows(bytes: Uint8Array) {
  const open = await openWorkbook({ documents }, createFile(bytes));
  const toText = async function* () {
    const decoder = new TextDecoder();
    for await (const chunk of open()) yield decoder.decode(chunk, { stream: true });
  };
  const rows: { line: number; cells: readonly string[] }[] = [];
  for await (const { line, cells } of readRecords(toText())) rows.push({ line, cells });
  return rows;
}

test("reads a workbook's rows below its title, with quotation marks and long texts whole", async () => {
  const description = `A "quiet" bakery, ${"with a garden ".repeat(100)}`.trim();
  const rows = await readRows(
    createXlsx([
      ["Our listings"],
      ["Headline", "State", "Price", "Description"],
      ["Bakery", "FL", 450000, description],
      ["Bar", "TX"],
    ]),
  );
  expect(rows).toEqual([
    { line: 2, cells: ["Headline", "State", "Price", "Description"] },
    { line: 3, cells: ["Bakery", "FL", "450000", description] },
    { line: 4, cells: ["Bar", "TX", "", ""] },
  ]);
});

test("leaves a CSV file as it is", async () => {
  expect(await readRows(new TextEncoder().encode("Headline,State\r\nBakery,FL\r\n"))).toMatchObject([
    { cells: ["Headline", "State"] },
    { cells: ["Bakery", "FL"] },
  ]);
});

test.each([
  ["without a table", createXlsx([["Only"], ["titles"]]), "no sheet with at least two columns"],
  ["with a password", Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0]), "has a password"],
  ["that is broken", Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]), "can't be read"],
  ["with too many rows", createXlsx(Array.from({ length: 10_001 }, () => ["a", "b"])), "more than 10,000 rows"],
])("says what to do with a workbook %s", async (_, bytes, reason) => {
  await expect(readRows(bytes)).rejects.toThrow(reason);
});

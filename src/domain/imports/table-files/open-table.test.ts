import { afterAll, describe, expect, test } from "vitest";
import { createOds, createXlsx, createZip } from "../../../../tests/support/documents.ts";
import { createTestDocuments } from "../../../../tests/support/pdf.ts";
import { openTable } from "./open-table.ts";

const documents = createTestDocuments();
afterAll(() => documents.close());

const KNOWN = new Set(["headline", "state", "price", "description"]);

async function read(file: string | Uint8Array, encoding?: string) {
  const bytes = Buffer.from(file as string);
  const open = async function* () {
    for (let at = 0; at < bytes.length; at += 300) yield bytes.subarray(at, at + 300);
  };
  const table = await openTable({ documents }, open, {
    encoding,
    isKnownHeader: (name) => KNOWN.has(name.toLowerCase()),
  });
  const rows: [number, ...string[]][] = [];
  for await (const { line, cells } of table.readRecords()) rows.push([line, ...cells]);
  return { format: table.format, encoding: table.encoding, rows };
}

const ROWS = [
  ["Our listings, as of May 2026"],
  ["Headline", "State", "Price"],
  ["Bakery", "FL", 450000],
  ["Bar", "TX"],
];

describe("the header", () => {
  test("is found below titles, with the delimiter of its line", async () => {
    const text = "Our listings, as of May 2026\r\n\r\nHeadline;State;Price\r\nBakery, quiet;FL;1\r\n";
    expect((await read(text)).rows).toEqual([
      [3, "Headline", "State", "Price"],
      [4, "Bakery, quiet", "FL", "1"],
    ]);
  });

  test("is the first row with two cells in a file without known headers", async () => {
    expect((await read("Report\nFoo,Bar\n1,2\n")).rows).toEqual([
      [2, "Foo", "Bar"],
      [3, "1", "2"],
    ]);
  });

  test("of tab-separated values may have fewer tabs than a row has commas", async () => {
    expect((await read("Headline\tState\nBig, old, quiet, pretty\tFL\n")).rows[1]).toEqual([
      2,
      "Big, old, quiet, pretty",
      "FL",
    ]);
  });
});

describe("a workbook", () => {
  test("of Excel is read from its header on, by the sheet's row numbers, padded to its width", async () => {
    const long = `A "quiet" bakery, ${"with a garden ".repeat(100)}`.trim();
    expect(await read(createXlsx([...ROWS, ["Cafe", "NV", 1, long]]))).toMatchObject({
      format: "xlsx",
      rows: [
        [2, "Headline", "State", "Price", ""],
        [3, "Bakery", "FL", "450000", ""],
        [4, "Bar", "TX", "", ""],
        [5, "Cafe", "NV", "1", long],
      ],
    });
  });

  test("of LibreOffice is read with numbers and dates as stored, and repeated cells", async () => {
    const content = `<office:spreadsheet><table:table table:name="A"><table:table-row>
      <table:table-cell><text:p>Headline</text:p></table:table-cell>
      <table:table-cell><text:p>State</text:p></table:table-cell>
      <table:table-cell><text:p>Price</text:p></table:table-cell></table:table-row>
      <table:table-row><table:table-cell><office:annotation><text:p>note</text:p></office:annotation><text:p>Caf&#233; &amp; Bar</text:p><text:p>Two</text:p></table:table-cell>
      <table:table-cell table:number-columns-repeated="2" office:value-type="float" office:value="450000"><text:p>$450K</text:p></table:table-cell>
      <table:table-cell table:number-columns-repeated="16000"/></table:table-row>
      <table:table-row table:number-rows-repeated="1048000"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>
      </table:table></office:spreadsheet>`;
    expect(await read(createOds(content))).toMatchObject({
      format: "ods",
      rows: [
        [1, "Headline", "State", "Price"],
        [2, "Café & Bar\nTwo", "450000", "450000"],
      ],
    });
  });

  test.each([
    ["without a table", createXlsx([["Only"], ["titles"]]), "no sheet with at least two columns"],
    ["of Excel before 2007", Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0, 0, 0]), "before 2007, or has a password"],
    ["that is broken", Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0, 0]), "can’t be read"],
    ["with too many rows", createXlsx(Array.from({ length: 10_001 }, () => ["a", "b"])), "more than 10,000 rows"],
    ["that unpacks to a zip bomb", createZip({ "xl/workbook.xml": Buffer.alloc(70_000_000) }), "more than 60 MB"],
    ["that is another archive", createZip({ "a.txt": "text" }), "not an Excel or OpenDocument workbook"],
    [
      "with a cell repeated a million times",
      createOds(
        `<table:table><table:table-row><table:table-cell table:number-columns-repeated="1000000"><text:p>x</text:p></table:table-cell></table:table-row></table:table>`,
      ),
      "300 columns",
    ],
    ["with XML that is not closed", createOds("<table:table><table:table-row"), "can’t be read"],
  ])("%s is rejected with its reason", async (_, bytes, reason) => {
    await expect(read(bytes)).rejects.toThrow(reason);
  });
});

describe("JSON", () => {
  const entries = [
    { headline: "Bakery", price: 450000, location: { city: "Tampa", state: "FL" }, tags: ["a", "b"] },
    { headline: "Bar", franchise: true, price: null },
  ];
  const header = ["headline", "price", "location.city", "location.state", "tags", "franchise"];

  test.each([
    ["a list", JSON.stringify(entries)],
    ["a list in an object", JSON.stringify({ status: "ok", data: { listings: entries } })],
    ["lines", entries.map((entry) => JSON.stringify(entry)).join("\n")],
  ])("of %s is read with every key as a column", async (_, text) => {
    expect(await read(text)).toMatchObject({
      format: "json",
      rows: [
        [0, ...header],
        [1, "Bakery", "450000", "Tampa", "FL", "a, b", ""],
        [2, "Bar", "", "", "", "", "true"],
      ],
    });
  });

  test.each([
    ['[{"a": 1}', "isn’t valid JSON"],
    ['{"a": 1}', "has no list of entries"],
  ])("%s is rejected with its reason", async (text, reason) => {
    await expect(read(text)).rejects.toThrow(reason);
  });
});

test("an encoding that is given overrides the detected one", async () => {
  const bytes = Buffer.concat([Buffer.from("Headline,State\nCaf"), Buffer.from([0x8e]), Buffer.from(",FL\n")]);
  expect((await read(bytes, "macintosh")).rows[1]).toEqual([2, "Café", "FL"]);
  await expect(read(bytes, "ebcdic")).rejects.toThrow("isn’t a known encoding");
});

import { expect, test } from "vitest";
import { Invalid } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import fc from "../../../../tests/support/generated.ts";
import { readRecords } from "./read-records.ts";
import { ENGLISH } from "./remark.ts";
import type { TableRecord } from "./table.ts";

async function* splitText(text: string, size = 7): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function read(text: string, size?: number): Promise<TableRecord[]> {
  return Array.fromAsync(readRecords(splitText(text, size)));
}

async function toLines(text: string): Promise<[number, string][]> {
  return (await read(text)).map(({ line, cells }) => [line, cells.join("|")]);
}

test("gives each row the physical line it starts on, even after multi-line rows", async () => {
  expect(await toLines('Name,Price\r\n"Two\r\nlines",1\r\nNext,2\r\n\r\n\r\nAfter blanks,3\r\n')).toEqual([
    [1, "Name|Price"],
    [2, "Two\r\nlines|1"],
    [4, "Next|2"],
    [7, "After blanks|3"],
  ]);
});

test("accepts LF, CR and a mixture of both as line ends", async () => {
  expect(await toLines("Name,Price\nA,1\r\nB,2\rC,3")).toEqual([
    [1, "Name|Price"],
    [2, "A|1"],
    [3, "B|2"],
    [4, "C|3"],
  ]);
});

test("reads a last row without a line end", async () => {
  expect(await toLines("Name,Price\nA,1\nB,")).toEqual([
    [1, "Name|Price"],
    [2, "A|1"],
    [3, "B|"],
  ]);
});

test.each([
  ["commas", "Name,Price,Notes\nA,1,x;y", ["A", "1", "x;y"]],
  ["semicolons", "Name;Price;Notes\nA;1,5;x", ["A", "1,5", "x"]],
  ["tabs", "Name\tPrice\tNotes\nA\t1\tx, y", ["A", "1", "x, y"]],
  ["bars", "Name|Price|Notes\nA|1|x", ["A", "1", "x"]],
  ["commas that stand in a quoted header", '"Name, public, short";Price;Notes\nA;1;x', ["A", "1", "x"]],
])("reads cells separated by %s", async (_, text, cells) => {
  expect((await read(text))[1]?.cells).toEqual(cells);
});

test("takes the delimiter from Excel's sep= line and counts that line", async () => {
  expect(await toLines("sep=;\r\nName, public;Price\r\nA;1\r\n")).toEqual([
    [2, "Name, public|Price"],
    [3, "A|1"],
  ]);
});

test("preserves quotation marks inside a value, doubled or not", async () => {
  const rows = await read('Name,Price\n"The ""Best"" Cafe",1\n12" subs to go,2\n');
  expect(rows.map((row) => row.cells[0])).toEqual(["Name", 'The "Best" Cafe', '12" subs to go']);
});

test("loses only the row with an unclosed quotation mark", async () => {
  const rows = await read('Name,Price\nA,1\n"Lost,2\nB,3\n"C, too",4\nD,5\n');
  expect(rows.map(({ line, cells, broken }) => [line, cells.join("|"), Boolean(broken)])).toEqual([
    [1, "Name|Price", false],
    [2, "A|1", false],
    [3, '"Lost,2', true],
    [4, "B|3", false],
    [5, "C, too|4", false],
    [6, "D|5", false],
  ]);
});

test("loses only the last row when its quotation mark is unclosed", async () => {
  const rows = await read('Name,Price\nA,1\n"Lost,2');
  expect(rows.map(({ line, broken }) => [line, Boolean(broken)])).toEqual([
    [1, false],
    [2, false],
    [3, true],
  ]);
});

test("finds an unclosed quotation mark before a megabyte of rows without reading them as one record", async () => {
  const rows = await read(`Name,Price\n"Lost,2\n${"Plain row of some length,3\n".repeat(40_000)}`, 65_536);
  expect(rows.length).toBe(40_002);
  expect(rows[1]).toMatchObject({ line: 2, broken: { message: m.import_quote_unclosed } });
  expect(rows.at(-1)).toEqual({ line: 40_002, cells: ["Plain row of some length", "3"] });
});

test.each([
  ["without a quotation mark", "x".repeat(300_000)],
  ["with one that is never closed", `"${"x".repeat(300_000)}`],
])("rejects an over-long row %s once and numbers the lines after it correctly", async (_, long) => {
  for (const end of ["\n", "\r\n", "\r"]) {
    const rows = await read(`Name,Price${end}${long},2${end}B,3${end}C,4${end}`, 65_536);
    expect(rows.map(({ line, cells, broken }) => [line, cells.join("|").slice(-3), Boolean(broken)])).toEqual([
      [1, "ice", false],
      [2, "x,2", true],
      [3, "B|3", false],
      [4, "C|4", false],
    ]);
  }
});

test("rejects an over-long last row once", async () => {
  const rows = await read(`Name,Price\n${"x".repeat(300_000)}`, 65_536);
  expect(rows.map(({ line, broken }) => [line, broken?.translate(ENGLISH)])).toEqual([
    [1, undefined],
    [2, expect.stringContaining("too long")],
  ]);
});

test("counts a line end split across two chunks once after a broken row", async () => {
  const rows = await read('Name,Price\r\n"Lost,2\r\nB,3\r\n', 1);
  expect(rows.map(({ line, cells }) => [line, cells.join("|")])).toEqual([
    [1, "Name|Price"],
    [2, '"Lost,2'],
    [3, "B|3"],
  ]);
});

test("rejects a file of nothing but stray quotation marks with one error", async () => {
  await expect(read(`Name,Price\n${'"a\n"b\n'.repeat(2_000)}`, 4_096)).rejects.toBeInstanceOf(Invalid);
});

test("reads no rows from a file of blank lines", async () => {
  await expect(read("\n\n \n")).rejects.toThrow("The file has no rows.");
});

test("reads back any table written as CSV with correct line numbers, however it is split into chunks", async () => {
  const cell = fc.string({ unit: fc.constantFrom("a", "é", '"', ",", ";", "\n", "\r\n", " ", "'"), maxLength: 6 });
  const table = fc.array(fc.tuple(fc.constantFrom("x", "y"), cell, cell), { minLength: 1, maxLength: 8 });
  const ends = fc.constantFrom("\n", "\r\n");
  await fc.assert(
    fc.asyncProperty(table, ends, fc.integer({ min: 1, max: 40 }), async (rows, end, size) => {
      const quoteCell = (text: string): string => `"${text.replaceAll('"', '""')}"`;
      const texts = rows.map((cells) => cells.map(quoteCell).join(",") + end);
      const found = await read(`a,b,c${end}${texts.join("")}`, size);
      expect(found.slice(1).map((row) => row.cells)).toEqual(rows);
      let line = 2;
      for (const [at, text] of texts.entries()) {
        expect(found[at + 1]?.line).toBe(line);
        line += text.match(/\r\n|\n/g)?.length ?? 0;
      }
    }),
    { numRuns: 300 },
  );
});

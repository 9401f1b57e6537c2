import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { type AmountOptions, createAmountReader, isUndisclosed } from "./amounts.ts";
import { readStatus, readYesNo } from "./choices.ts";
import { readEmployees, readYear } from "./counts.ts";
import { createDateReader } from "./dates.ts";
import { toWesternNotation } from "./japanese-notation.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const page = await readFile("docs/import.md", "utf8");
const options: AmountOptions = { warn: () => {}, isYearly: true };
const readDollars = createAmountReader("USD", "en-US");
const readYen = createAmountReader("JPY", "ja-JP");

/** Lists the examples between two texts of the page, as written in backticks. */
function listExamples(from: string, to: string): string[] {
  const start = page.indexOf(from);
  const end = page.indexOf(to, start);
  if (start < 0 || end < 0) throw new Error(`docs/import.md has no part from “${from}” to “${to}”.`);
  return [...page.slice(start, end).matchAll(/`([^`]+)`/g)].map(([, example = ""]) => example);
}

const readable = [
  ...listExamples("**Amounts** are", "A label in the cell"),
  ...listExamples("| written | stored |", "| `20%` as a down payment"),
];
test.each(readable)("reads the documented amount %s", (text) => {
  expect(readDollars(text, options)).not.toBeNull();
});

test.each([...listExamples("Not understood: another", "**Not disclosed**"), "€450,000"])(
  "rejects the documented %s",
  (text) => expect(() => readDollars(text, options)).toThrow(),
);

test.each(listExamples("**Not disclosed**:", "The site then shows").filter((text) => text !== "-"))(
  "reads the documented %s as not disclosed",
  (text) => expect(readDollars(text, options)).toBeNull(),
);

test("reads the documented answers, dates and years", () => {
  const [yes, no] = [listExamples("**Yes** is", "**no** is"), listExamples("**no** is", "**Dates**")];
  expect(yes.filter((text) => !readYesNo(text))).toEqual([]);
  expect(no.filter((text) => readYesNo(text))).toEqual([]);
  const readDate = createDateReader("en-US", NOW);
  expect(listExamples("**Dates** are", " in the United").map((text) => readDate(text)?.getUTCMonth())).toEqual(
    Array(6).fill(4),
  );
  expect(listExamples("**Years** are", "**Japanese**").map((text) => readYear(text, NOW, () => {}))).toEqual([
    1987, 1987, 1988,
  ]);
});

test("reads the documented Japanese notation", () => {
  const readDate = createDateReader("ja-JP", NOW);
  const readers = [
    (text: string) => readYen(text, options),
    (text: string) => readYear(text, NOW),
    readDate,
    (text: string) => readEmployees(text),
    readStatus,
    readYesNo,
  ];
  const isRead = (text: string): boolean =>
    isUndisclosed(text) ||
    readers.some((read) => {
      try {
        return read(text) !== undefined;
      } catch {
        return false;
      }
    });
  const examples = listExamples("**Japanese** notation", "A place is").map(toWesternNotation);
  expect(examples.length).toBeGreaterThan(10);
  expect(examples.filter((text) => /[\u3040-\u9fff]/.test(text) || !isRead(text))).toEqual([]);
});

test("lists every status that it reads", () => {
  const rows = page.slice(page.indexOf("### Statuses"), page.indexOf("### Places")).match(/^\| [A-Z].*$/gm) ?? [];
  const read = rows.map((row) => {
    const [, status = "", also = ""] = row.split("|");
    const names = [status.replace(/\(.*/, ""), ...(also.split(";")[0] ?? "").split(",")].map((name) => name.trim());
    return names.map((name) => readStatus(name));
  });
  expect(read.map((statuses) => new Set(statuses).size)).toEqual([1, 1, 1, 1, 1]);
});

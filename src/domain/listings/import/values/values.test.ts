import { expect, test } from "vitest";
import { ENGLISH } from "#domain/imports/table-files/remark.ts";
import { getNearest } from "#lib/nearest.ts";
import { readKind, readRealEstate, readStatus, readYesNo } from "./choices.ts";
import { readBasisPoints, readEmployees, readYear } from "./counts.ts";
import { createDateReader } from "./dates.ts";

const NOW = new Date("2026-11-20T12:00:00Z");

test.each([
  ["12", 12],
  ["12+", 12],
  ["5 FT, 3 PT", 8],
  ["5 full-time and 3 part time", 8],
  ["5FT/3PT", 8],
  ["35 FT / 4 PT", 39],
  ["5 incl. owner", 5],
  ["Owner + 3", 3],
  ["~10 staff", 10],
  ["8 (incl. owner)", 8],
  ["1,200", 1_200],
  ["0", 0],
  ["N/A", null],
])("reads %j employees as %j", (text, count) => {
  expect(readEmployees(text)).toBe(count);
});

test.each(["8-10", "8 to 10"])("rejects a range of employees such as %s", (text) => {
  expect(() => readEmployees(text)).toThrow("is a range");
});

test.each(["many", "5 chefs", "$450,000", "2000000"])("rejects %s as a number of employees", (text) => {
  expect(() => readEmployees(text)).toThrow("isn’t a number of people");
});

test.each([
  ["1987", 1987],
  ["est. 1987", 1987],
  ["Since 2004", 2004],
  ["Established: 1987", 1987],
  ["1987 (38 years)", 1987],
  ["1987-05-01", 1987],
  ["5/1/1987", 1987],
  ["May 1987", 1987],
  ["2027", 2027],
  ["TBD", null],
])("reads the year %j as %j", (text, year) => {
  expect(readYear(text, NOW)).toBe(year);
});

test("reads an age in years as a year, and says so", () => {
  const warnings: string[] = [];
  expect(readYear("38+ years", NOW, ({ translate }) => warnings.push(translate(ENGLISH)))).toBe(1988);
  expect(warnings).toEqual([expect.stringContaining("is an age, so the year 1988 was stored")]);
});

test.each(["1799", "2028", "87", "1987-1990", "old"])("rejects %s as a year", (text) => {
  expect(() => readYear(text, NOW)).toThrow("Enter four digits from 1800 to 2027");
});

test.each([
  ["6%", 600],
  ["6.5 %", 650],
  ["6", 600],
  ["0.065", 650],
  ["0.5%", 50],
  ["6% of gross sales", 600],
  ["none", null],
])("reads a royalty of %j as %j hundredths of a percent", (text, points) => {
  expect(readBasisPoints(text)).toBe(points);
});

test("stores the lower percentage of a range and says so", () => {
  const warnings: string[] = [];
  expect(readBasisPoints("5% - 6%", ({ translate }) => warnings.push(translate(ENGLISH)))).toBe(500);
  expect(warnings).toEqual([expect.stringContaining("lower percentage")]);
});

test.each(["six", "600%", "$500", "5-6%"])("rejects a royalty of %s", (text) => {
  expect(() => readBasisPoints(text)).toThrow("isn’t a percentage");
});

test.each([
  ["2026-05-31", "2026-05-31"],
  ["2026-05-31T00:00:00Z", "2026-05-31"],
  ["5/31/2026", "2026-05-31"],
  ["05/31/26", "2026-05-31"],
  ["5-31-2026", "2026-05-31"],
  ["5/31/2026 12:00:00 AM", "2026-05-31"],
  ["5/31/88", "1988-05-31"],
  ["May 31, 2026", "2026-05-31"],
  ["31-May-26", "2026-05-31"],
  ["31 May 2026", "2026-05-31"],
])("reads %s as %s in the United States", (text, day) => {
  expect(createDateReader("en-US", NOW)(text)?.toISOString()).toBe(`${day}T12:00:00.000Z`);
});

test("reads the same numeric date with the day first in Ireland", () => {
  expect(createDateReader("en-IE", NOW)("5/4/2026")?.toISOString()).toBe("2026-04-05T12:00:00.000Z");
});

test.each(["31/05/2026", "2/30/2026", "yesterday", "2026", "13/13/2026", "45000"])(
  "rejects %s as a date in the United States",
  (text) => {
    expect(() => createDateReader("en-US", NOW)(text)).toThrow(
      "isn’t a date. Enter one such as 2026-05-31 or 5/31/2026",
    );
  },
);

test("rejects listing and sale dates in the future", () => {
  expect(() => createDateReader("en-US", NOW)("2026-12-24")).toThrow("is in the future");
});

test.each(["Yes", "yes, with approval", "y", "X", "TRUE", "1", "Included", "✓", "Approved"])(
  "reads %s as yes",
  (text) => {
    expect(readYesNo(text)).toBe(true);
  },
);

test.each(["No", "No - leased", "", "0", "false", "-", "N/A", "Leased"])("reads %j as no", (text) => {
  expect(readYesNo(text)).toBe(false);
});

test("rejects any other word", () => {
  expect(() => readYesNo("Perhaps")).toThrow("“Perhaps” is neither yes nor no");
});

test("reads real estate as included, available or none, with yes depending on the column", () => {
  const texts = ["Included", "Available", "For sale separately", "Leased", "No", ""];
  expect(texts.map((text) => readRealEstate(text, "included"))).toEqual([
    "included",
    "available",
    "available",
    "none",
    "none",
    "none",
  ]);
  expect([readRealEstate("Yes", "included"), readRealEstate("Yes", "available")]).toEqual(["included", "available"]);
  expect(() => readRealEstate("Owned", "included")).toThrow("Enter Included, Available or Leased");
});

test.each([
  ["For Sale", "active"],
  ["ACTIVE", "active"],
  ["Under Contract", "under_offer"],
  ["Pending", "under_offer"],
  ["LOI", "under_offer"],
  ["Closed", "sold"],
  ["Closed Won", "sold"],
  ["Due Diligence", "under_offer"],
  ["Price Reduced", "active"],
  ["Off market", "withdrawn"],
  ["Expired", "withdrawn"],
  ["Draft", "draft"],
  ["", null],
])("reads the status %j as %j", (text, status) => {
  expect(readStatus(text)).toBe(status);
});

test("rejects an unknown status or kind instead of publishing it", () => {
  expect(() => readStatus("Under Construction")).toThrow("Enter Active, Under Contract, Sold, Withdrawn or Draft");
  expect(() => readKind("Boat")).toThrow("Enter Business or Franchise");
  expect([readKind("Franchise opportunity"), readKind("Franchise Resale"), readKind("")]).toEqual([
    "franchise",
    "business",
    null,
  ]);
});

test("finds the candidate closest in spelling, and none if none is close", () => {
  expect(getNearest("Flordia", ["Georgia", "Florida", "Idaho"])).toBe("Florida");
  expect(getNearest("Resturants", ["Retail", "Restaurants"])).toBe("Restaurants");
  expect(getNearest("Spaceships", ["Retail", "Restaurants"])).toBeNull();
});

test.each(["2026-05-31", "5/31/2026", "31-May-26", "Sunday, May 31, 2026", "20260531"])("reads the date %s", (text) => {
  expect(createDateReader("en-US", NOW)(text)?.toISOString().slice(0, 10)).toBe("2026-05-31");
});

import { beforeEach, expect, test } from "vitest";
import { editListing } from "#domain/listings/editing/edit-listing.ts";
import { findDeskListing } from "#domain/listings/editing/find-desk-listing.ts";
import type { FieldRow, FieldType } from "#domain/listings/fields/field-row.ts";
import {
  ALL_FIELDS,
  getFieldName,
  LISTED_FIELDS,
  LISTING_FIELDS,
  type ListedField,
  type ListingField,
  listShownFields,
} from "#domain/listings/fields/listing-fields.ts";
import { findPublicListing } from "#domain/listings/find-public-listing.ts";
import { COLUMNS, type ImportField } from "#domain/listings/import/header-names.ts";
import { addStaff } from "../../../tests/support/desk/desk-fixture.ts";
import { withViewer } from "../../../tests/support/edited-listing.ts";
import { openImportDesk } from "../../../tests/support/imports.ts";
import { createFormats } from "../formats.ts";
import { formatField } from "./field-values.ts";

/* Every field keeps its value from a spreadsheet through the desk's form and the public API to the listing page. */

const { context, miami, importText, clear } = await openImportDesk();
const manager = await addStaff(context, { staff_role: "office_manager", office_id: miami.id, name: "Lee Park" });
const desk = withViewer(context, manager);

type Case = [cell: string, value: unknown];

const getTextCases = ({ max = 0, required, control }: FieldRow): Case[] => [
  ...getFullCases(max, control),
  ...(required
    ? []
    : ([
        ["", null],
        ["Not disclosed", null],
      ] as Case[])),
];

const getFullCases = (max: number, control: FieldRow["control"]): Case[] => {
  if (control !== "https") return [["x".repeat(max), "x".repeat(max)]];
  const full = "https://www.youtube.com/watch?v=".padEnd(max, "x");
  return [
    [full, full],
    ["http://vimeo.com/1", "https://vimeo.com/1"],
    ["youtu.be/1?t=2", "https://youtu.be/1?t=2"],
  ];
};

/** Cells and the values they stand for: undisclosed, zero, smallest and largest. */
const CASES: Partial<Record<FieldType, (row: FieldRow) => Case[]>> = {
  text: getTextCases,
  money: ({ signed, zeroIsUndisclosed }) => [
    ["", null],
    ["Not disclosed", null],
    ["0", zeroIsUndisclosed ? null : 0],
    ["$0.01", 0.01],
    ["9000000000000", 9e12],
    ...(signed ? ([["(9000000000000)", -9e12]] as Case[]) : []),
  ],
  count: () => [
    ["", null],
    ["0", 0],
    ["1000000", 1_000_000],
  ],
  year: () => [
    ["", null],
    ["1800", 1800],
    ["2027", 2027],
  ],
  percent: () => [
    ["", null],
    ["0%", 0],
    ["6.25%", 6.25],
    ["100%", 100],
  ],
  flag: () => [
    ["", false],
    ["No", false],
    ["Yes", true],
  ],
  choice: ({ choices = {}, emptyChoice }) => [
    ...Object.keys(choices).map((value): Case => [value, value]),
    ...(emptyChoice ? ([["", null]] as Case[]) : []),
  ],
};

const cases = ALL_FIELDS.flatMap((field) => {
  const row = LISTING_FIELDS[field];
  const list = row.headers ? (CASES[row.type]?.(row) ?? []) : [];
  return list.map(([cell, value]) => ({ field, cell, value }));
});

/** Imports a listing with one more cell, and returns its number. */
async function importWith(field: ListingField, cell: string): Promise<number> {
  const [header = ""] = COLUMNS.get(field as ImportField)?.names ?? [];
  const columns = new Map([
    ["Listing #", "100500"],
    ["Headline", "Bakery with Oven"],
    ["Description", "Bread and cakes."],
    ["Category", "Bakery"],
    ["Location", "Tampa, FL"],
    ["Office", "miami"],
    [header, cell],
  ]);
  const toRow = (cells: Iterable<string>) => [...cells].map((text) => `"${text}"`).join(",");
  const result = await importText([toRow(columns.keys()), toRow(columns.values())].join("\r\n"));
  expect(result.problems).toEqual([]);
  return 100_500;
}

const formats = createFormats("en-US", "USD", "mi");
const ON_PAGE = [...listShownFields("figure"), ...listShownFields("fact")] as ListingField[];

/** What the page shows, written without the page's own formatters. */
function toShown({ type, choices = {} }: FieldRow, value: unknown): unknown {
  if (value === null) return null;
  if (type === "flag") return value ? "Yes" : "No";
  if (type === "choice") return choices[String(value)]?.();
  if (typeof value !== "number" || type === "year") return String(value);
  const whole = Math.abs(Math.round(value)).toLocaleString("en-US");
  if (type === "money") return `${value < 0 ? "-" : ""}$${whole}`;
  return type === "percent" ? `${value}%` : whole;
}

beforeEach(clear);

test("cases cover every imported field that has a column of its own", () => {
  const covered = new Set(cases.map(({ field }) => field));
  const types = new Set<FieldType>(["place", "sector", "owner"]);
  const own = ALL_FIELDS.filter((field) => LISTING_FIELDS[field].headers && !types.has(LISTING_FIELDS[field].type));
  expect(own.filter((field) => !covered.has(field))).toEqual([]);
});

test.each(cases)("$field keeps $value", async ({ field, cell, value }) => {
  const name = getFieldName(field);
  const number = await importWith(field, cell);

  const imported = await findDeskListing(desk, number);
  expect(imported.fields).toMatchObject({ [name]: value });

  const saved = await editListing(desk, { number, version: imported.version, fields: imported.fields });
  expect(saved).toEqual(imported);

  const listing = await findPublicListing(context, saved.slug);
  const listed = (LISTED_FIELDS as ListingField[]).includes(field);
  expect(Object.hasOwn(listing, name)).toBe(listed);
  if (listed) expect(listing).toMatchObject({ [name]: value });

  if (!ON_PAGE.includes(field)) return;
  expect(formatField(listing, field as ListedField, formats)).toBe(toShown(LISTING_FIELDS[field], value));
});

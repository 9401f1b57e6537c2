import { expect, test } from "vitest";
import { CATEGORIES } from "#domain/listings/categories/categories.ts";
import { Invalid } from "#lib/errors.ts";
import { COLUMNS } from "./header-names.ts";
import { listColumnFields, mapHeader, readHeader, toHeaderKey } from "./headers.ts";
import { TRANSLATED_HEADERS } from "./translated-headers.ts";
import { SECTOR_WORDS } from "./values/sector-words.ts";

const REQUIRED = ["Headline", "Category", "State"];

test("recognizes headers regardless of case, spaces and punctuation", () => {
  const names = [
    "LISTING #",
    "ad headline",
    "Asking  Price ($)",
    "Seller’s Discretionary Earnings",
    "FF&E",
    "industry",
    "St.",
  ];
  expect(readHeader(names).fields).toEqual([
    "number",
    "name",
    "price",
    "sellers_discretionary_earnings",
    "furniture_fixtures_equipment",
    "category",
    "state",
  ]);
});

test("recognizes a header after the name of its record", () => {
  expect(readHeader(["listing.headline", "Listing: Asking Price", "Deal > State"]).fields).toEqual([
    "name",
    "price",
    "state",
  ]);
});

test("maps no name to two fields", () => {
  const keys = [...COLUMNS.values()].flatMap(({ names }) => [...new Set(names.map(toHeaderKey))]);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

test("reads the plainer name of two columns for one field, and the first of two with the same name", () => {
  const header = readHeader(["Name", "Headline", "Price", "Price", ...REQUIRED.slice(1)]);
  expect(header.fields.slice(0, 4)).toEqual([null, "name", "price", null]);
  expect(header.ignored).toEqual(["Name"]);
  expect(header.spare).toEqual(new Map([["price", [3]]]));
  expect(listColumnFields(header).slice(0, 4)).toEqual([null, "name", "price", "price"]);
});

test("lists unknown headers once and ignores empty columns at the end", () => {
  const header = readHeader([...REQUIRED, "Confidential Notes", "", "", ""]);
  expect(header.ignored).toEqual(["Confidential Notes"]);
  expect(header.names).toHaveLength(4);
});

test("never uses a business name as the public name", () => {
  expect(() => readHeader(["Business Name", "Category", "State"])).toThrow(
    /no column for a public name \(“Headline” or “Title”; “Business Name” is only for buyers who signed an NDA\)/,
  );
  expect(readHeader(["Business Name", "Category", "State", "Description"]).has.has("name")).toBe(false);
  const header = readHeader(["Business Name", ...REQUIRED]);
  expect(header.fields).toEqual(["legal_name", "name", "category", "state"]);
});

test("reports all missing columns at once", () => {
  const missing = "no column for a name (“Headline” or “Title”) or a location";
  expect(() => readHeader(["Foo", "Price"])).toThrow(missing);
  expect(() => readHeader(["Foo", "Price"])).toThrow(Invalid);
});

test("skips the columns of a report of bad rows", () => {
  const header = readHeader(["Import line", "Import column", "Import value", "Import reason", ...REQUIRED]);
  expect(header.fields.slice(0, 5)).toEqual([null, null, null, null, "name"]);
  expect(header.ignored).toEqual([]);
});

test("lists every column in docs/import-columns.md; `vitest -u` updates it", async () => {
  const rows = [...COLUMNS.values()].map(({ label, names, note }) => `| ${label()} | ${names.join(" · ")} | ${note} |`);
  const translated = [...COLUMNS].flatMap(([field, { label }]) => {
    const names = TRANSLATED_HEADERS[field]?.replaceAll(" | ", " · ");
    return names ? [`| ${label()} | ${names} |`] : [];
  });
  const page = [
    "# Columns of a listings file",
    "",
    "| field | names | values |",
    "|---|---|---|",
    ...rows,
    "",
    "## In Spanish, French, Japanese and Vietnamese",
    "",
    "| field | names |",
    "|---|---|",
    ...translated,
    "",
  ].join("\n");
  await expect(page).toMatchFileSnapshot("../../../../docs/import-columns.md");
});

test("lists every name of a category in docs/import-categories.md; `vitest -u` updates it", async () => {
  const createRow = ({ slug }: { slug: string }, name: string): string =>
    `| ${name} | ${(SECTOR_WORDS[slug] ?? []).join(" · ")} |`;
  const rows = CATEGORIES.flatMap((category) => [
    createRow(category, `**${category.name}**`),
    ...category.subcategories.map((subcategory) => createRow(subcategory, subcategory.name)),
  ]);
  const page = [
    "# Categories of a listings file",
    "",
    "| category, subcategory | also |",
    "|---|---|",
    ...rows,
    "",
  ].join("\n");
  await expect(page).toMatchFileSnapshot("../../../../docs/import-categories.md");
});

test("doesn't read a translated name as another field than the English one that is spelled alike", () => {
  const english = new Map(
    [...COLUMNS].flatMap(([field, { names }]) => names.map((name) => [toHeaderKey(name), field])),
  );
  for (const [field, names] of Object.entries(TRANSLATED_HEADERS)) {
    for (const name of names.split(" | ")) expect([field, undefined]).toContain(english.get(toHeaderKey(name)));
  }
  expect(readHeader(["案件名", "業種", "都道府県", "売却希望価格（万円）"]).fields).toEqual([
    "name",
    "category",
    "state",
    "price",
  ]);
});

test("prefers texts that are for the public, and never publishes one that isn't", () => {
  const names = ["Deal Name", "Marketing Headline (Public)", "Description (internal)", "State"];
  expect(readHeader(names).fields).toEqual([null, "name", null, "state"]);
});

test("reads names with words that change nothing about their meaning", () => {
  const { fields } = mapHeader(["FF&E FMV", "Est. Gross Revenue", "Real Estate Incl.", "Inventory Amount (USD)"]);
  expect(fields).toEqual(["furniture_fixtures_equipment", "total_sales", "real_estate", "inventory"]);
});

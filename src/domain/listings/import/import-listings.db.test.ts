import { beforeEach, expect, test } from "vitest";
import { openImportDesk, SHEET } from "../../../../tests/support/imports.ts";

const { db, head, miami, importText, setNow, clear, listings, events } = await openImportDesk();
let now = setNow("2026-11-20T12:00:00Z");

beforeEach(async () => {
  await clear();
  now = setNow("2026-11-20T12:00:00Z");
});

test("turns a broker's rows into listings with separate confidential fields", async () => {
  expect(await importText(SHEET)).toMatchObject({ rows: 3, created: 3, updated: 0, unchanged: 0, rejected: 0 });
  const rows = await listings();
  expect(rows[0]).toMatchObject({
    number: 100_500,
    slug: "bakery-with-oven-100500",
    import_key: null,
    office_id: miami.id,
    kind: "business",
    status: "active",
    name: "Bakery with Oven",
    category_slug: "food-restaurants",
    subcategory_slug: "bakeries",
    currency: "USD",
    price: 45_000_000,
    sellers_discretionary_earnings: 12_000_000,
    region_slug: "florida",
    listed_at: now,
    legal_name: "Crumb LLC",
    locality: "Tampa",
    street_address: "1 Rye Way",
  });
  expect(rows[1]).toMatchObject({ number: 100_501, status: "under_offer", price: 125_000_000, office_id: head.id });
  expect(rows[1]?.import_key).toBe(`ref:${head.id}:AB-7`);
  expect(rows[2]).toMatchObject({ number: 100_502, status: "draft", price: null });
  expect(rows[2]?.import_key).toMatch(/^hash:/);
  expect(await events()).toEqual([]);
});

test("changes nothing, not even dates, when the same file is imported again", async () => {
  await importText(SHEET);
  const before = await listings();
  now = setNow("2026-12-24T12:00:00Z");
  expect(await importText(SHEET)).toMatchObject({ rows: 3, created: 0, updated: 0, unchanged: 3, rejected: 0 });
  expect(await listings()).toEqual(before);
});

test("records a changed price and status with their date and preserves the listing date", async () => {
  await importText(SHEET);
  const listed = now;
  now = setNow("2026-12-24T12:00:00Z");
  const changed = SHEET.replace('"$450,000"', "425k").replace("Under Contract", "Sold");
  expect(await importText(changed, { source: "demo" })).toMatchObject({ created: 0, updated: 2, unchanged: 1 });
  const event = { source: "demo", happened_at: now };
  expect(await events()).toEqual([
    { listing_number: 100_500, field: "price", old_value: "45000000", new_value: "42500000", ...event },
    { listing_number: 100_501, field: "status", old_value: "under_offer", new_value: "sold", ...event },
  ]);
  expect((await listings()).map(({ listed_at, updated_at, sold_at }) => [listed_at, updated_at, sold_at])).toEqual([
    [listed, now, null],
    [listed, now, now],
    [listed, listed, null],
  ]);
});

test("confirms the public listings that a row creates or changes, and no others", async () => {
  await importText(SHEET);
  const listed = now;
  const listConfirmed = async () => (await listings()).map(({ confirmed_at }) => confirmed_at);
  expect(await listConfirmed()).toEqual([listed, listed, null]);
  now = setNow("2026-12-24T12:00:00Z");
  await importText(SHEET.replace('"$450,000"', "425k"));
  expect(await listConfirmed()).toEqual([now, listed, null]);
});

test("warns of a new row that looks like another listing, stored before or in the same file", async () => {
  await importText(SHEET);
  const [header = "", first = ""] = SHEET.split("\r\n");
  const copies = ["100600", "100601"].map((number) => first.replace("100500", number));
  const { created, warnings } = await importText([header, ...copies].join("\r\n"));
  expect(created).toBe(2);
  expect(warnings.filter(({ text }) => text.includes("same business"))).toMatchObject([
    { line: 2, column: "Headline", value: "Bakery with Oven", text: expect.stringContaining("100500, 100601") },
    { line: 3, text: expect.stringContaining("100500, 100600") },
  ]);
});

test("records the removal of a price in the history", async () => {
  await importText(SHEET);
  await importText(SHEET.replace('"$450,000"', "Not Disclosed"));
  expect(await events()).toMatchObject([{ field: "price", old_value: "45000000", new_value: null }]);
});

test("preserves a sale's date and price, and dates a sale without a date when first imported", async () => {
  const createSheet = (rest: string) =>
    `Ref,Headline,Category,State,Status,Sold Date,Sold Price\nA-1,Shop,Retail,FL,${rest}`;
  await importText(createSheet("Closed,10/1/2026,$90k"));
  expect(await listings()).toMatchObject([
    {
      status: "sold",
      sold_at: new Date("2026-10-01T12:00:00Z"),
      listed_at: new Date("2026-10-01T12:00:00Z"),
      closing_price: 9_000_000,
    },
  ]);
  now = setNow("2026-12-24T12:00:00Z");
  expect(await importText(createSheet("Sold,,$90k"))).toMatchObject({ unchanged: 1 });
  await importText(createSheet("Active,,"));
  expect(await listings()).toMatchObject([{ status: "active", sold_at: null, closing_price: null }]);
});

test("changes a renamed listing's URL and preserves its number", async () => {
  await importText(SHEET);
  await importText(SHEET.replace("Bakery with Oven", "Bakery with Two Ovens"));
  expect((await listings())[0]).toMatchObject({ number: 100_500, slug: "bakery-with-two-ovens-100500" });
});

test("preserves values for missing columns and for empty office and status cells", async () => {
  await importText(SHEET);
  const short =
    'Listing #,Headline,Category,Location,Asking Price,Status,Office\n100500,Bakery with Oven,Bakery,"Tampa, FL",400k,,';
  expect(await importText(short)).toMatchObject({ updated: 1 });
  expect((await listings())[0]).toMatchObject({
    price: 40_000_000,
    sellers_discretionary_earnings: 12_000_000,
    legal_name: "Crumb LLC",
    office_id: miami.id,
    status: "active",
  });
});

test("publishes the drafts of an earlier import if asked to, but not those whose text never kept them back", async () => {
  const file =
    'Ref,Headline,Category,Location,Description\nA-1,Bakery,Bakery,"Tampa, FL",Call Ann at 813-555-0142.\nA-2,Bar,Bar,"Tampa, FL",A bar in Tampa.\n';
  expect(await importText(file)).toMatchObject({ created: 2, drafts: 1 });
  await db.updateTable("listings").set({ status: "draft" }).where("name", "=", "Bar").execute();
  expect(await importText(file)).toMatchObject({ unchanged: 2, drafts: 1 });
  expect(await importText(file, { publishesAll: true })).toMatchObject({ updated: 1, unchanged: 1, drafts: 0 });
  expect((await listings()).map(({ name, status }) => [name, status])).toEqual([
    ["Bakery", "active"],
    ["Bar", "draft"],
  ]);
});

test("counts no row as kept back that says it is a draft or sold", async () => {
  const text = "Call Ann at 813-555-0142.";
  const file = `Ref,Headline,Category,Location,Status,Description\nA-1,Bakery,Bakery,"Tampa, FL",Draft,${text}\nA-2,Bar,Bar,"Tampa, FL",Sold,${text}\n`;
  expect(await importText(file)).toMatchObject({ created: 2, drafts: 0 });
  expect(await importText(file, { publishesAll: true })).toMatchObject({ unchanged: 2 });
});

test("a row whose text identifies the seller becomes a draft, and stays one until a broker publishes it", async () => {
  const file =
    'Ref,Headline,Category,Location,Status,Description\nA-1,Bakery,Bakery,"Tampa, FL",Active,Call Ann at 813-555-0142.\nA-2,Bar,Bar,"Tampa, FL",Active,A bar in Tampa.\n';
  await importText(file);
  const getStatuses = async () => (await listings()).map(({ name, status }) => [name, status]);
  expect(await getStatuses()).toEqual([
    ["Bakery", "draft"],
    ["Bar", "active"],
  ]);
  expect(await importText(file)).toMatchObject({ unchanged: 2 });
  const published = file.replace("813-555-0142", "the office");
  await importText(published);
  expect(await getStatuses()).toEqual([
    ["Bakery", "active"],
    ["Bar", "active"],
  ]);
  expect(await importText(file)).toMatchObject({ updated: 1 });
  expect(await getStatuses()).toEqual([
    ["Bakery", "active"],
    ["Bar", "active"],
  ]);
});

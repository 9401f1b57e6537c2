import { expect, test } from "vitest";
import { COLUMNS, createReader, getProblem, getRow } from "../../../../tests/support/import-rows.ts";

test("leaves out a value that can't be read, with a warning, if the listing says something without it", () => {
  const { values, warnings } = getRow({ Price: "$450k", SDE: "lots", "Year Established": "long ago" });
  expect(values).toMatchObject({ price: 45_000_000 });
  expect(values).not.toHaveProperty("sellers_discretionary_earnings");
  expect(warnings).toMatchObject([
    { line: 5, column: "SDE", text: expect.stringContaining("The value was left out.") },
    { line: 5, column: "Year Established", text: expect.stringContaining("The value was left out.") },
  ]);
});

test("stores the lower amount of a range and says so", () => {
  const { values, warnings } = getRow({ Price: "$1.2M - $1.5M" });
  expect(values.price).toBe(120_000_000);
  expect(warnings).toMatchObject([{ column: "Price", text: expect.stringContaining("lower amount") }]);
});

test.each([
  ["Airport Pizza Restaurant", "restaurants"],
  ["Established Car Wash near Retail Center", "car-washes"],
  ["Profitable HVAC Contractor, 20 Years", "hvac"],
  ["Coin Laundry with Real Estate", "laundromats-coin-laundry"],
  ["Sushi Bar, Great Lease", "restaurants"],
  ["Juice Bar by the Beach", "juice-bars"],
  ["Established Wine Bar for Sale", "bars-pubs-taverns"],
  ["Auto Body Shop, 25 Years", "auto-repair-service"],
])("infers the category of a row without one from a clear headline: %s", (Headline, subcategory_slug) => {
  const { values, warnings } = getRow({ Headline, Category: "" });
  expect(values).toMatchObject({ subcategory_slug });
  expect(warnings).toEqual([]);
});

test.each([
  ["Sports Bar in Gas Station Plaza", "bars-pubs-taverns"],
  ["Gym, Spa and Cafe", "coffee-shops-cafes"],
])("infers an uncertain category with a warning: %s", (Headline, subcategory_slug) => {
  const { values, warnings } = getRow({ Headline, Category: "" });
  expect(values).toMatchObject({ subcategory_slug });
  expect(warnings).toMatchObject([{ column: "Category", text: expect.stringContaining("inferred from") }]);
});

test("rejects a row without a category whose headline names none, unless there is a default", () => {
  const cells = { Headline: "Profitable Service Business", Category: "" };
  expect(getProblem(cells)).toMatchObject({
    column: "Category",
    reason: expect.stringContaining("category is missing"),
  });
  const sector = { category_slug: "service-businesses", subcategory_slug: null };
  const row = COLUMNS.map((column) => ({ ...cells, Location: "Florida" })[column] ?? "");
  expect(createReader(COLUMNS, sector)({ line: 5, cells: row })).toMatchObject({ row: { values: sector } });
});

test("stores a month's cash flow times twelve, and refuses a formula as a headline", () => {
  expect(getRow({ SDE: "$10,000/month" }).values.sellers_discretionary_earnings).toBe(12_000_000);
  expect(getProblem({ Headline: '=HYPERLINK("x")' })).toMatchObject({
    column: "Headline",
    reason: expect.stringContaining("is a formula"),
  });
});

test.each([
  ["Relocatable", { region_slug: "florida", relocatable: true }],
  ["Nationwide", { region_slug: "florida" }],
  ["Online business", { region_slug: "florida" }],
])("shows a business whose place is %s in its office's state, with a warning", (Location, place) => {
  const { values, warnings } = getRow({ Location });
  expect(values).toMatchObject({ ...place, county: null });
  expect(warnings).toMatchObject([{ column: "Location", text: expect.stringContaining("doesn’t name a place") }]);
  expect(getRow({ Location, Office: "tampa-bay" }).values.region_slug).toBe("texas");
});

test("takes the county from parentheses", () => {
  expect(getRow({ Location: "Dallas, TX (Dallas County)" }).values).toMatchObject({
    region_slug: "texas",
    county: "Dallas County",
    locality: "Dallas",
  });
});

test("writes a missing headline from the row's facts, never from its name", () => {
  const cells = { Headline: "", "Business Name": "Crumb & Daughters", "Year Established": "1987" };
  const { values, warnings, identity } = getRow({ ...cells, Location: "Tampa, FL (Hillsborough County)" });
  expect(values).toMatchObject({
    name: "Bakeries in Hillsborough County, Florida, since 1987",
    legal_name: "Crumb & Daughters",
  });
  expect(warnings[0]).toMatchObject({ column: "Headline", text: expect.stringContaining("from the row’s facts") });
  const other = getRow({ ...cells, "Business Name": "Loaf", Location: "Tampa, FL (Hillsborough County)" });
  expect(other.identity).not.toEqual(identity);
  const without = ["Business Name", "Category", "Location", "Description"];
  const named = { "Business Name": "Crumb", Description: "Bread." };
  expect(getRow(named, without).values.name).toBe("Bakeries in Florida");
});

test("stores a down payment that is a share of the price", () => {
  const columns = [...COLUMNS, "Down Payment"];
  const { values, warnings } = getRow({ Price: "$400,000", "Down Payment": "20%" }, columns);
  expect(values.down_payment).toBe(8_000_000);
  expect(warnings).toMatchObject([{ column: "Down Payment", text: expect.stringContaining("is a percentage") }]);
  expect(getRow({ Price: "Call", "Down Payment": "20%" }, columns).values).not.toHaveProperty("down_payment");
});

test("leaves out what a column's label shows to be another figure", () => {
  const { values, warnings } = getRow({ SDE: "Gross Revenue: $900,000" });
  expect(values).not.toHaveProperty("sellers_discretionary_earnings");
  expect(warnings).toMatchObject([{ column: "SDE", text: expect.stringContaining("is labeled") }]);
});

test("doesn't reject a row for its kind, real estate or listing date", () => {
  const columns = [...COLUMNS, "Listing Type", "Real Estate", "List Date"];
  const { values, warnings } = getRow({ "Listing Type": "Boat", "Real Estate": "Owned", "List Date": "soon" }, columns);
  expect(values).not.toHaveProperty("real_estate");
  expect(warnings.map(({ column }) => column)).toEqual(["Listing Type", "Real Estate", "List Date"]);
});

import { expect, test } from "vitest";
import { m } from "#messages/messages.js";
import { COLUMNS, createReader, getProblem, getRow } from "../../../../tests/support/import-rows.ts";

test("returns the values of its cells and nothing for missing columns", () => {
  expect(getRow({ Price: "$450k", SDE: "Not Disclosed", "Year Established": "1999" }).values).toEqual({
    name: "Quiet Bakery",
    legal_name: null,
    category_slug: "food-restaurants",
    subcategory_slug: "bakeries",
    region_slug: "florida",
    county: null,
    latitude: null,
    longitude: null,
    locality: null,
    postal_code: null,
    price: 45_000_000,
    sellers_discretionary_earnings: null,
    year_established: 1999,
    description: "",
  });
});

test("reports a bad cell by its column as spelled in the file and says what to do", () => {
  expect(getProblem({ Price: "abc" })).toEqual({
    line: 5,
    column: "Price",
    value: "abc",
    reason: "“abc” isn’t an amount. Enter digits such as 450000, or leave the cell blank.",
    record: ["", "Quiet Bakery", "", "Bakery", "Florida", "abc", "", "", "", "", ""],
    message: m.import_not_an_amount,
  });
});

test("explains the leftmost of several bad cells and names the others", () => {
  const { column, reason } = getProblem({ Headline: " ", "Year Established": "87", Price: "-5" });
  expect(column).toBe("Headline");
  expect(reason).toBe("The name is missing. Enter a headline that doesn’t identify the seller. Check Price, too.");
});

test("rejects a row with more cells than the header as shifted", () => {
  const cells = ["1", "Pizza", " Family-Run", "", "Restaurant", "Florida", "$1", "", "", "", "", "Text"];
  const read = createReader(COLUMNS)({ line: 5, cells });
  expect(read).toMatchObject({
    problem: {
      column: null,
      reason: expect.stringMatching(/^The row has 12 cells, but the header has 11\. Put quotation marks/),
    },
  });
});

test("detects a shift into the empty columns at the end", () => {
  const read = createReader([...COLUMNS, "", ""])({
    line: 5,
    cells: ["1", "Pizza", " Family-Run", "", "Restaurant", "Florida", "$1", "", "", "", "", "", "", ""],
  });
  expect(read).toMatchObject({
    problem: { reason: expect.stringMatching(/^The row has 14 cells, but the header has 13/) },
  });
});

test("explains that a row with too few cells may have an unquoted line break", () => {
  const read = createReader(COLUMNS)({ line: 5, cells: ["1", "Pizza"] });
  expect(read).toMatchObject({
    problem: { reason: expect.stringMatching(/^The row has 2 cells, but the header has 11\. .*line break/) },
  });
});

test("detects shifted cells by amounts in text columns and text in amount columns", () => {
  const { reason } = getProblem({ Location: "$450,000", Price: "Restaurants" });
  expect(reason).toMatch(
    /^The row’s cells are in the wrong columns \(Price has “Restaurants”, Location has “\$450,000”\)/,
  );
});

test("accepts empty columns at the end of a row", () => {
  const cells = ["", "Quiet Bakery", "", "Bakery", "Florida", "", "", "", "", "", "", "", " "];
  expect(createReader(COLUMNS)({ line: 5, cells })).toHaveProperty("row");
});

test("reads a plain number as the listing number and any other text as the office's reference", () => {
  expect(getRow({ "Ref #": "#100234" }).identity).toEqual({ number: 100_234 });
  expect(getRow({ "Ref #": "tb-1023" }).identity).toEqual({ import_key: "ref:1:TB-1023" });
  expect(getRow({ "Ref #": "TB-1023", Office: "tampa-bay" }).identity).toEqual({ import_key: "ref:2:TB-1023" });
  expect(getRow({ "Ref #": "100000000" }).identity).toEqual({ import_key: "ref:1:100000000" });
  expect(getProblem({ "Ref #": "1.00E+05" }).reason).toMatch(/Format the column as text/);
});

test("identifies a row without a number by office, name and place", () => {
  const getIdentityKey = (cells: Record<string, string>) => JSON.stringify(getRow(cells).identity);
  const bakery = getIdentityKey({ Location: "Tampa, FL" });
  expect(bakery).toMatch(/hash:/);
  expect(getIdentityKey({ Location: "TAMPA, Florida", Headline: "QUIET  bakery!", Price: "$1" })).toBe(bakery);
  expect(getIdentityKey({ Location: "Orlando, FL" })).not.toBe(bakery);
  expect(getIdentityKey({ Location: "Tampa, FL", Office: "miami" })).not.toBe(bakery);
  expect(getIdentityKey({ Location: "Tampa, FL", Headline: "Loud Bakery" })).not.toBe(bakery);
});

test("leaves the agent out of a listing's identity, since agents change offices", () => {
  expect(getRow({ Agent: "Ada Moss" }).identity).toEqual(getRow({}).identity);
  expect(getRow({ "Ref #": "TB-1", Agent: "Ada Moss" }).identity).toEqual({ import_key: "ref:1:TB-1" });
});

test("finds an office by slug or name, defaults to head office, and rejects an unknown one", () => {
  expect(getRow({ Office: "TAMPA BAY" })).toMatchObject({ named_office_id: 2, new_office_id: 2 });
  expect(getRow({})).toMatchObject({ named_office_id: null, new_office_id: 1 });
  expect(getRow({}).values).not.toHaveProperty("office_id");
  expect(getProblem({ Office: "tampa-bey" }).reason).toBe("There’s no office “tampa-bey”. Did you mean tampa-bay?");
  expect(getProblem({ Office: "Gulf Partners" }).reason).toMatch(/^Several offices are named/);
});

test("takes the office from the agent, and warns about an unknown agent", () => {
  expect(getRow({ Agent: "ada moss" })).toMatchObject({ new_office_id: 2, values: { agent_id: 7 } });
  expect(getRow({ Agent: "agent7@example.com", Office: "miami" })).toMatchObject({ new_office_id: 3 });
  expect(getRow({ Agent: "Bo Lund", Office: "miami" }).values.agent_id).toBe(9);
  const row = getRow({ Agent: "Bo Lund" });
  expect(row.values).not.toHaveProperty("agent_id");
  expect(row.warnings).toMatchObject([
    {
      line: 5,
      column: "Agent",
      value: "Bo Lund",
      text: expect.stringContaining("“Bo Lund” doesn’t match exactly one agent"),
    },
  ]);
});

test("accepts public text that identifies the seller, with a warning", () => {
  const listWarnings = (cells: Record<string, string>) =>
    getRow(cells).warnings.map(({ column, text }) => [column, text]);
  expect(listWarnings({ Description: "Call 813-555-0142" })).toEqual([
    ["Description", expect.stringContaining("the phone number “813-555-0142”")],
  ]);
  expect(listWarnings({ "Business Name": "Quiet Bakery", Description: "Bread." })).toEqual([
    ["Headline", expect.stringContaining("includes the legal name “Quiet Bakery”")],
  ]);
  expect(listWarnings({ "Business Name": "Moss & Daughters LLC", Description: "Bread." })).toEqual([]);
});

test("accepts contradictory financials, with the question that a broker would be asked", () => {
  const { warnings } = getRow({ Price: "$2M", SDE: "$100k" });
  expect(warnings).toMatchObject([
    { line: 5, column: "Price", text: expect.stringContaining("20 years of cash flow") },
  ]);
});

test("adds up full-time and part-time employees", () => {
  const columns = [...COLUMNS, "FT Employees", "PT Employees"];
  expect(getRow({ "FT Employees": "5", "PT Employees": "3" }, columns).values.employees).toBe(8);
  expect(getRow({ "FT Employees": "5" }, columns).values.employees).toBe(5);
  expect(getRow({}, columns).values.employees).toBeNull();
  expect(getRow({ Employees: "12", "PT Employees": "3" }, [...columns, "Employees"]).values.employees).toBe(12);
});

test("rejects contradictory cells", () => {
  const columns = [...COLUMNS, "Min Investment", "Max Investment", "Listed", "Sold Date"];
  expect(getProblem({ "Min Investment": "$2M", "Max Investment": "$1M" }, columns)).toMatchObject({
    column: "Min Investment",
    reason: expect.stringContaining("higher than the maximum"),
  });
  expect(getProblem({ Listed: "5/1/2026", "Sold Date": "4/1/2026" }, columns).column).toBe("Sold Date");
});

test("reads a sold date without a status as sold and ignores an empty status", () => {
  const columns = [...COLUMNS, "Status", "Sold Date"];
  expect(getRow({ "Sold Date": "4/1/2026" }, columns).values.status).toBe("sold");
  expect(getRow({ Status: "Active", "Sold Date": "4/1/2026" }, columns).values.status).toBe("active");
  expect(getRow({}, columns).values).not.toHaveProperty("status");
});

test("allows only losses below zero and reads a price of zero as not disclosed", () => {
  expect(getRow({ SDE: "(12,500)", Price: "$0" }).values).toMatchObject({
    sellers_discretionary_earnings: -1_250_000,
    price: null,
  });
  expect(getProblem({ Price: "(12,500)" }).reason).toContain("is below zero");
});

test("leaves out a video that isn't a web address, with a warning", () => {
  const { values, warnings } = getRow({ "Video URL": "yes" }, [...COLUMNS, "Video URL"]);
  expect(values.video_url).toBeUndefined();
  expect(warnings).toMatchObject([{ column: "Video URL", isLeftOut: true }]);
});

test("keeps a virtual tour out of the public video", () => {
  const { values } = getRow({ "Virtual Tour": "my.matterport.com/show/?m=1" }, [...COLUMNS, "Virtual Tour"]);
  expect(values.video_url).toBeUndefined();
  expect(values.tour_url).toBe("https://my.matterport.com/show/?m=1");
});

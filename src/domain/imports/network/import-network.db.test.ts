import { beforeEach, describe, expect, test } from "vitest";
import { importFile } from "#domain/imports/import-file.ts";
import type { RowProblem, RowWarning } from "#domain/listings/import/row-problem.ts";
import { EDITIONS } from "#editions/countries.ts";
import { createGazetteer } from "#integrations/gazetteer/gazetteer.ts";
import { openTestContext } from "../../../../tests/support/context.ts";

const PLACES = [
  { locality: "Orlando", state: "florida", county: null, postal_code: "32801", latitude: 28.5, longitude: -81.4 },
  { locality: "Tampa", state: "florida", county: null, postal_code: "33602", latitude: 27.9, longitude: -82.5 },
  { locality: "Orlando", state: "florida", county: null, latitude: 28.5, longitude: -81.4 },
];
const context = await openTestContext({
  gazetteer: createGazetteer(PLACES, { regions: EDITIONS.US.regions, postal_pattern: "(\\d{5})" }),
});
const { db } = context;
let invalidated: string[] = [];
context.onInvalidated = (tags) => invalidated.push(...tags);

const OFFICES = [
  "Office Name,Email,Phone,Ext,Address,City,State,Zip,Broker of Record,License,Alternate Address,Territory,Favorite Color",
  'Orlando,orlando@brokers.example,407 555 0100,12,1 Pine St,Orlando,FL,32801,Ana Reyes,BK1,Yes,"32801, 32803",blue',
  "Tampa,tampa@brokers.example,813 555 0100,,,,,33602,,,,,",
];
const AGENTS = [
  "Agent Name,Agent Email,Office,Job Title,Phone,Ext,Assigned To",
  "Ana Reyes,ana@brokers.example,Orlando,Broker,407 555 0111,7,leo@brokers.example",
  "Leo Park,leo@brokers.example,orlando@brokers.example,,,,",
];

async function read(...lines: string[]) {
  const problems: RowProblem[] = [];
  const warnings: RowWarning[] = [];
  const result = await importFile(context, {
    open: async function* () {
      yield Buffer.from(lines.join("\r\n"));
    },
    source: "import",
    onBadRow: (problem) => problems.push(problem),
    onWarning: (warning) => warnings.push(warning),
  });
  const { rows, created, updated, unchanged, rejected } = result;
  return { ...result, counts: [rows, created, updated, unchanged, rejected], problems, warnings };
}
const selectOffice = (slug: string) => db.selectFrom("offices").selectAll().where("slug", "=", slug).executeTakeFirst();
const selectAgent = (slug: string) => db.selectFrom("agents").selectAll().where("slug", "=", slug).executeTakeFirst();

beforeEach(async () => {
  await db.deleteFrom("listings").execute();
  await db.deleteFrom("agents").execute();
  await db.deleteFrom("offices").where("type", "=", "office").execute();
  invalidated = [];
});

test("fills an empty network from one file each of offices, agents and listings", async () => {
  expect(await read(...OFFICES)).toMatchObject({ counts: [2, 2, 0, 0, 0], ignored_headers: ["Favorite Color"] });
  expect(await read(...AGENTS)).toMatchObject({ counts: [2, 2, 0, 0, 0], warnings: [] });
  const listings = await read(
    "Headline,Category,Location,Price,Office,Agent",
    'Bakery,Bakery,"Orlando, FL",100000,Orlando,ana-reyes',
    'Cafe,Coffee Shop,"Orlando, FL",100000,orlando@brokers.example,Leo Park',
  );
  expect(listings).toMatchObject({ counts: [2, 2, 0, 0, 0], problems: [] });
  const [orlando, ana, leo] = [
    await selectOffice("orlando"),
    await selectAgent("ana-reyes"),
    await selectAgent("leo-park"),
  ];
  expect(orlando).toMatchObject({
    phone_extension: "12",
    address_1: "1 Pine St",
    region_slug: "florida",
    latitude: 28.5,
    broker_of_record: "Ana Reyes",
    broker_lic: "BK1",
    is_alternate_address: true,
    status: "Active",
  });
  expect(await selectOffice("tampa")).toMatchObject({ locality: "Tampa", region_slug: "florida" });
  expect(ana).toMatchObject({ office_id: orlando?.id, role: "Broker", extension: "7", assigned_to: leo?.id });
  const stored = await db.selectFrom("listings").select(["name", "office_id", "agent_id"]).orderBy("name").execute();
  expect(stored).toEqual([
    { name: "Bakery", office_id: orlando?.id, agent_id: ana?.id },
    { name: "Cafe", office_id: orlando?.id, agent_id: leo?.id },
  ]);
  expect(invalidated).toEqual(expect.arrayContaining(["office:orlando", "offices", "listings"]));
});

describe("a repeated import", () => {
  test("changes and invalidates nothing", async () => {
    await read(...OFFICES);
    await read(...AGENTS);
    invalidated = [];
    expect((await read(...OFFICES)).counts).toEqual([2, 0, 0, 2, 0]);
    expect((await read(...AGENTS)).counts).toEqual([2, 0, 0, 2, 0]);
    expect(invalidated).toEqual([]);
  });

  test("updates changed values and preserves those with an empty cell", async () => {
    await read(...OFFICES);
    await read(...AGENTS);
    const offices = await read("Slug,Name,Email,Zip,Phone", "orlando,Orlando Central,new@brokers.example,33602,");
    expect(offices.counts).toEqual([1, 0, 1, 0, 0]);
    expect(await selectOffice("orlando")).toMatchObject({
      name: "Orlando Central",
      email: "new@brokers.example",
      phone: "407 555 0100",
      latitude: 27.9,
    });
    const agents = await read("Name,Email,Office,Active", "Ana M. Reyes,ana@brokers.example,Tampa,no");
    expect(agents.counts).toEqual([1, 0, 1, 0, 0]);
    expect(await selectAgent("ana-reyes")).toMatchObject({
      name: "Ana M. Reyes",
      role: "Broker",
      active: false,
      office_id: (await selectOffice("tampa"))?.id,
    });
  });
});

describe("rejected rows", () => {
  test("reports rejected offices by line, column and reason and imports the others", async () => {
    const { counts, problems } = await read(
      "Office Name,Email,City,State,Zip,Territory",
      "Orlando,orlando@brokers.example,,,32801,32801",
      "No Mail,,,,33602,",
      "Bad Mail,nobody,,,33602,",
      "Nowhere,a@brokers.example,Nowhereville,,,",
      "No State,a@brokers.example,Tampa,Floridia,33602,",
      "Taken,a@brokers.example,,,33602,32801",
      "api,a@brokers.example,,,33602,",
      "Orlando,orlando@brokers.example,,,32801,",
      "Short,a@brokers.example",
    );
    expect(counts).toEqual([9, 1, 0, 0, 8]);
    expect(problems.map(({ line, column }) => [line, column])).toEqual([
      [3, "Email"],
      [4, "Email"],
      [5, "City"],
      [6, "State"],
      [7, "Territory"],
      [8, null],
      [9, null],
      [10, null],
    ]);
    for (const { reason } of problems) expect(reason).toMatch(/\S/);
    expect(problems[6]?.reason).toContain("line 2");
  });

  test("reports rejected agents by line, column and reason and imports the others", async () => {
    await read(...OFFICES);
    const { counts, problems, warnings } = await read(
      "Name,Email,Office,Phone,Assigned To",
      "Ana Reyes,ana@brokers.example,Orlando,407 555 0111,Nobody",
      "Leo Park,leo@brokers.example,Orlanda,,",
      "Kim Lee,kim@brokers.example,,,",
      "Max Po,max@brokers.example,Tampa,call me,",
    );
    expect(counts).toEqual([4, 1, 0, 0, 3]);
    expect(problems.map(({ line, column }) => [line, column])).toEqual([
      [3, "Office"],
      [4, "Office"],
      [5, "Phone"],
    ]);
    expect(warnings).toMatchObject([{ line: 2, column: "Assigned To", text: expect.stringContaining("Nobody") }]);
  });
});

test("doesn't let a file close head office", async () => {
  const head = await db.selectFrom("offices").selectAll().where("type", "=", "head_office").executeTakeFirstOrThrow();
  const { problems } = await read("Slug,Name,Email,City,Status", `${head.slug},HQ,hq@brokers.example,,Inactive`);
  expect(problems).toMatchObject([{ line: 2, column: "Status" }]);
});

test("rejects only the rows with a NUL character", async () => {
  await read(...OFFICES);
  const agents = ["Ana\0", "Leo Park"].map((name) => ({
    "Agent Name": name,
    "Agent Email": "a@brokers.example",
    Office: "Orlando",
  }));
  expect(await read(JSON.stringify(agents))).toMatchObject({
    counts: [2, 1, 0, 0, 1],
    problems: [{ reason: expect.stringContaining("NUL character") }],
  });
  const redirects = ["/a\0", "/c"].map((source) => ({ source, target: "/d" }));
  expect(await read(JSON.stringify(redirects))).toMatchObject({
    counts: [2, 1, 0, 0, 1],
    problems: [{ reason: expect.stringContaining("NUL character") }],
  });
});

import { beforeEach, describe, expect, test } from "vitest";
import { openImportDesk, SHEET } from "../../../../../tests/support/imports.ts";
import { importListings } from "../import-listings.ts";

const { context, db, miami, clear, listings } = await openImportDesk();

beforeEach(async () => {
  await clear();
  await db.deleteFrom("import_runs").execute();
});

async function run(text: string, options: Partial<Parameters<typeof importListings>[1]> = {}) {
  const result = await importListings(context, {
    open: async function* () {
      yield Buffer.from(text);
    },
    source: "import",
    run: { file_name: "listings.csv" },
    ...options,
  });
  return { ...result, id: result.run_id ?? 0 };
}

const selectRuns = () => db.selectFrom("import_runs").select(["state", "total", "counts"]).orderBy("id").execute();

describe("a dry run", () => {
  test("counts what would happen and writes nothing", async () => {
    const sheet = `${SHEET}\r\n,Cafe,Bean Co,Coffee Shop,"Reno, NV",,(5000),Draft,,`;
    expect(await run(sheet, { isDryRun: true })).toMatchObject({ created: 3, rejected: 1, run_id: null });
    expect(await listings()).toEqual([]);
    expect(await selectRuns()).toEqual([]);
    await run(SHEET);
    expect(await run(SHEET.replace("120k", "130k"), { isDryRun: true })).toMatchObject({ updated: 1, unchanged: 2 });
    expect((await listings())[0]).toMatchObject({ sellers_discretionary_earnings: 12_000_000 });
  });
});

describe("an import of one office", () => {
  test("assigns rows to it and changes no other office's listings", async () => {
    await run(SHEET);
    const file = "Listing #,Headline,Category,State\n100501,Taken,Marina,FL\n,Own Bakery,Bakery,FL\n";
    const problems: string[] = [];
    const result = await run(file, { office_id: miami.id, onBadRow: ({ reason }) => problems.push(reason) });
    expect(result).toMatchObject({ created: 1, updated: 0, rejected: 1 });
    expect(problems).toEqual(["Listing 100501 belongs to another office. Correct the number, or leave it blank."]);
    expect((await listings()).at(-1)).toMatchObject({ name: "Own Bakery", office_id: miami.id });
  });
});

test("reads columns as the office says they mean", async () => {
  const file = "Thing,Kind of Thing,Where It Is,Money\nQuiet Place,Bakery,Florida,100k\n";
  const meanings = new Map([
    ["thing", "name"],
    ["kindofthing", "category"],
    ["whereitis", "state"],
    ["money", "price"],
  ] as const);
  await run(file, { meanings });
  expect(await listings()).toMatchObject([{ name: "Quiet Place", price: 10_000_000, region_slug: "florida" }]);
});

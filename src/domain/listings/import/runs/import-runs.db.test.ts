import { beforeEach, describe, expect, test } from "vitest";
import { openImportDesk, SHEET } from "../../../../../tests/support/imports.ts";
import { insertInquiry } from "../../../../../tests/support/leads.ts";
import { importListings } from "../import-listings.ts";
import { undoRun } from "./undo-run.ts";

const { context, db, miami, setNow, clear, listings, events } = await openImportDesk();

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

describe("undo", () => {
  test("deletes what a run created, and the run says so", async () => {
    const { id } = await run(SHEET);
    expect(await selectRuns()).toMatchObject([{ state: "done", total: 3, counts: { created: 3 } }]);
    expect(await undoRun(context, id)).toEqual({ deleted: 3, restored: 0, left: [] });
    expect(await listings()).toEqual([]);
    expect(await selectRuns()).toMatchObject([{ state: "reverted" }]);
    await expect(undoRun(context, id)).rejects.toThrow("isn’t done, or has been undone");
    await expect(undoRun(context, id + 1)).rejects.toThrow("doesn’t exist");
  });

  test("restores what a run updated, one run after the other, with its price in the history", async () => {
    await run(SHEET);
    const [before] = await listings();
    setNow("2026-12-24T12:00:00Z");
    const second = await run(SHEET.replace('"$450,000"', "400k").replace("Under Contract", "Sold"));
    const third = await run(SHEET.replace('"$450,000"', "350k").replace("Under Contract", "Sold"));
    expect(await undoRun(context, third.id)).toMatchObject({ restored: 1 });
    expect((await listings())[0]).toMatchObject({ price: 40_000_000 });
    expect(await undoRun(context, second.id)).toMatchObject({ deleted: 0, restored: 2, left: [] });
    const { version: _, updated_at: __, ...restored } = (await listings())[0] ?? {};
    const { version: ___, updated_at: ____, ...original } = before ?? {};
    expect(restored).toEqual(original);
    expect((await listings())[1]).toMatchObject({ status: "under_offer", sold_at: null });
    expect((await events()).at(-2)).toMatchObject({ field: "price", old_value: "40000000", new_value: "45000000" });
  });

  test("leaves and lists what was edited since, or has inquiries", async () => {
    const { id } = await run(SHEET);
    await db.updateTable("listings").set({ name: "Edited", version: 2 }).where("number", "=", 100_500).execute();
    await insertInquiry(context, { office_id: miami.id, listing_number: 100_501 });
    expect(await undoRun(context, id)).toEqual({
      deleted: 1,
      restored: 0,
      left: [
        { number: 100_500, name: "Edited", reason: "edited" },
        { number: 100_501, name: "Marina", reason: "in_use" },
      ],
    });
    expect((await listings()).map(({ number }) => number)).toEqual([100_500, 100_501]);
    await db.deleteFrom("enquiries").execute();
  });
});

describe("an import of one office", () => {
  test("assigns rows to it and changes no other office's listings", async () => {
    await run(SHEET);
    const file = "Listing #,Headline,Category,State\n100501,Taken,Marina,FL\n,Own Bakery,Bakery,FL\n";
    const problems: string[] = [];
    const result = await run(file, { office_id: miami.id, onBadRow: ({ reason }) => problems.push(reason) });
    expect(result).toMatchObject({ created: 1, updated: 0, rejected: 1 });
    expect(problems).toEqual(["Listing 100501 belongs to another office: correct the number, or leave it out."]);
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

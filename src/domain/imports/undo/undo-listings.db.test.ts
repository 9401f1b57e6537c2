import { beforeEach, describe, expect, test } from "vitest";
import { importListings } from "#domain/listings/import/import-listings.ts";
import { openImportDesk, SHEET } from "../../../../tests/support/imports.ts";
import { insertInquiry } from "../../../../tests/support/leads.ts";
import { previewUndo, undoImport } from "./undo-import.ts";

const { context, db, miami, setNow, clear, listings, events } = await openImportDesk();

beforeEach(async () => {
  await clear();
  await db.deleteFrom("import_runs").execute();
});

async function run(text: string) {
  const result = await importListings(context, {
    open: async function* () {
      yield Buffer.from(text);
    },
    source: "import",
    run: { file_name: "listings.csv" },
  });
  return { ...result, id: result.run_id ?? 0 };
}

const selectRuns = () => db.selectFrom("import_runs").select(["state", "total", "counts"]).orderBy("id").execute();

describe("undo of listings", () => {
  test("deletes what a run created, and the run says so", async () => {
    const { id } = await run(SHEET);
    expect(await previewUndo(context, id)).toEqual({ deleted: 3, restored: 0, left: [] });
    expect(await listings()).toHaveLength(3);
    expect(await selectRuns()).toMatchObject([{ state: "done", total: 3, counts: { created: 3 } }]);
    expect(await undoImport(context, id)).toEqual({ deleted: 3, restored: 0, left: [] });
    expect(await listings()).toEqual([]);
    expect(await selectRuns()).toMatchObject([{ state: "reverted" }]);
    await expect(undoImport(context, id)).rejects.toThrow("hasn’t finished or was undone");
    await expect(undoImport(context, id + 1)).rejects.toThrow("doesn’t exist");
  });

  test("restores what a run updated, one run after the other, with its price in the history", async () => {
    await run(SHEET);
    const [before] = await listings();
    setNow("2026-12-24T12:00:00Z");
    const second = await run(SHEET.replace('"$450,000"', "400k").replace("Under Contract", "Sold"));
    const third = await run(SHEET.replace('"$450,000"', "350k").replace("Under Contract", "Sold"));
    expect(await undoImport(context, third.id)).toMatchObject({ restored: 1 });
    expect((await listings())[0]).toMatchObject({ price: 40_000_000 });
    expect(await undoImport(context, second.id)).toMatchObject({ deleted: 0, restored: 2, left: [] });
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
    expect(await undoImport(context, id)).toEqual({
      deleted: 1,
      restored: 0,
      left: [
        { number: 100_500, name: "Edited", reason: "edited", text: "edited since" },
        {
          number: 100_501,
          name: "Marina",
          reason: "in_use",
          text: "has inquiries, NDAs, deals or tasks",
        },
      ],
    });
    expect((await listings()).map(({ number }) => number)).toEqual([100_500, 100_501]);
    await db.deleteFrom("enquiries").execute();
  });
});

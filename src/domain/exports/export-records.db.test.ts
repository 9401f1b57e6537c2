import { expect, test } from "vitest";
import { importFile } from "#domain/network-import/import-network.ts";
import { openImportDesk, SHEET } from "../../../tests/support/imports.ts";
import { type ExportFormat, type ExportKind, exportRecords } from "./export-records.ts";

const { context, db, miami, importText, listings } = await openImportDesk();
const head = {
  ...context,
  viewer: { role: "staff", id: 1, session: "s", staff_role: "head_office", office_id: null, agent_id: null } as const,
};
const manager = { ...head, viewer: { ...head.viewer, staff_role: "office_manager", office_id: miami.id } as const };

async function importAgain(kind: ExportKind, format: ExportFormat) {
  const bytes = await exportRecords(head, kind, format);
  return importFile(context, {
    open: async function* () {
      yield bytes;
    },
    source: "import",
  });
}

test("importing an export of listings again changes nothing, also into an empty network", async () => {
  await importText(
    `${SHEET}\r\n7,"Shop, with ""quotes""",Quoted Inc,Retail,"Reno, NV","$1,000.50",,Sold,miami,"=1+1 ""Street"""`,
  );
  await importText(
    'Listing #,Headline,Category,State,Kind,Min Investment,Royalty,Description\n8,Stretch,Fitness,NY,Franchise,$167k,6.25%,"-20 % off\n\n\'=quoted"',
  );
  const before = await listings();
  for (const format of ["csv", "json"] as const) {
    expect(await importAgain("listings", format)).toMatchObject({
      rows: 5,
      unchanged: 5,
      rejected: 0,
      ignored_headers: [],
    });
  }
  const bytes = await exportRecords(head, "listings", "csv");
  await db.deleteFrom("listings").execute();
  await importText(Buffer.from(bytes).toString());
  const strip = (rows: typeof before) =>
    rows.map(({ import_key: _, listed_at, sold_at, updated_at: __, reminders_from: ___, ...row }) => ({
      ...row,
      listed_at: listed_at.toISOString().slice(0, 10),
      sold_at: sold_at?.toISOString().slice(0, 10),
    }));
  expect(strip(await listings())).toEqual(strip(before));
});

test("importing exports of offices and agents again changes nothing", async () => {
  await db
    .insertInto("agents")
    .values({
      slug: "ann",
      name_id: "ann",
      name: "Ann",
      email: "ann@example.com",
      office_id: miami.id,
      phone: "+1 305 555 0100",
    })
    .execute();
  expect(await importAgain("agents", "csv")).toMatchObject({ rows: 1, unchanged: 1 });
  expect(await importAgain("agents", "json")).toMatchObject({ rows: 1, unchanged: 1 });
});

test("an office's manager exports only the office's records", async () => {
  const read = async (kind: ExportKind) =>
    JSON.parse(Buffer.from(await exportRecords(manager, kind, "json")).toString()) as Record<string, string>[];
  expect(new Set((await read("listings")).map((row) => row.Office))).toEqual(new Set(["miami"]));
  expect((await read("offices")).map((row) => row.Slug)).toEqual(["miami"]);
  expect(await read("leads")).toEqual([]);
  await expect(exportRecords(manager, "redirects", "csv")).rejects.toThrow();
});

import { describe, expect, test } from "vitest";
import { importFile } from "#domain/imports/import-file.ts";
import { attachInquiryToLead } from "#domain/leads/routing/attach-inquiry-to-lead.ts";
import { EDITIONS } from "#editions/countries.ts";
import { createGazetteer } from "#integrations/gazetteer/gazetteer.ts";
import { toDay } from "#lib/time/day.ts";
import { openImportDesk, SHEET } from "../../../tests/support/imports.ts";
import { insertInquiry } from "../../../tests/support/leads.ts";
import { type ExportFormat, type ExportKind, exportRecords } from "./export-records.ts";

const { context, db, miami, importText, listings } = await openImportDesk();
const gazetteer = createGazetteer(
  [{ locality: "Miami", state: "florida", county: null, postal_code: "33101", latitude: 25.77, longitude: -80.19 }],
  { regions: EDITIONS.US.regions, postal_pattern: "(\\d{5})" },
);
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
      listed_at: toDay(listed_at),
      sold_at: sold_at?.toISOString().slice(0, 10),
    }));
  expect(strip(await listings())).toEqual(strip(before));
});

test("an office's manager exports only the office's records", async () => {
  const read = async (kind: ExportKind) =>
    JSON.parse(Buffer.from(await exportRecords(manager, kind, "json")).toString()) as Record<string, string>[];
  expect(new Set((await read("listings")).map((row) => row.Office))).toEqual(new Set(["miami"]));
  expect((await read("offices")).map((row) => row.Slug)).toEqual(["miami"]);
  expect(await read("leads")).toEqual([]);
  await expect(exportRecords(manager, "redirects", "csv")).rejects.toThrow();
});

const FORMATS = ["csv", "json"] as const;

async function importInto(kind: ExportKind, bytes: Uint8Array, format: ExportFormat) {
  const result = await importFile(
    { ...context, gazetteer },
    {
      open: async function* () {
        yield bytes;
      },
      source: "import",
    },
  );
  const again = await exportRecords(head, kind, format);
  return { result, isSame: Buffer.from(again).equals(bytes) };
}

describe.each(FORMATS)("as %s", (format) => {
  test("offices come back into an empty network as they were", async () => {
    await db
      .updateTable("offices")
      .set({ address_1: "1 Bay St", postal_code: "33101", phone: "+1 305 555 0199", broker_of_record: "Ann, B." })
      .where("id", "=", miami.id)
      .execute();
    const bytes = await exportRecords(head, "offices", format);
    expect(await importInto("offices", bytes, format)).toMatchObject({ result: { unchanged: 2 }, isSame: true });
    await db.deleteFrom("listings").execute();
    await db.deleteFrom("agents").execute();
    await db.deleteFrom("offices").where("type", "=", "office").execute();
    expect(await importInto("offices", bytes, format)).toMatchObject({ result: { created: 1 }, isSame: true });
    miami.id = (await db.selectFrom("offices").select("id").where("slug", "=", "miami").executeTakeFirstOrThrow()).id;
  });

  test("agents come back as they were", async () => {
    const agent = { office_id: miami.id, role: "Broker", about: "Two lines,\nwith a comma" };
    const [ann] = await db
      .insertInto("agents")
      .values({
        ...agent,
        slug: "ann",
        name_id: "ann",
        name: "Ann",
        email: "ann@example.com",
        phone: "+1 305 555 0100",
      })
      .returning("id")
      .execute();
    await db
      .insertInto("agents")
      .values({ ...agent, slug: "bo", name_id: "bo", name: "Bo", email: "bo@example.com", assigned_to: ann?.id ?? 0 })
      .execute();
    const bytes = await exportRecords(head, "agents", format);
    expect(await importInto("agents", bytes, format)).toMatchObject({ result: { unchanged: 2 }, isSame: true });
    await db.deleteFrom("agents").execute();
    expect(await importInto("agents", bytes, format)).toMatchObject({ result: { created: 2 }, isSame: true });
    await db.deleteFrom("agents").execute();
  });

  test("leads come back as they were, and no one is notified", async () => {
    await importText("Listing #,Headline,Category,State\n100900,Bakery,Bakery,FL");
    const emails = ["a@example.com", "b@example.com", "a@example.com"];
    for (const [at, email] of emails.entries()) {
      const received_at = new Date(Date.UTC(2026, 8, 1 + at * 2, 15, 30));
      const id = await insertInquiry(context, {
        office_id: miami.id,
        listing_number: at === 0 ? 100_900 : null,
        received_at,
        email,
        message: 'Is it, "still"\nfor sale?',
      });
      await attachInquiryToLead({ ...context, clock: () => new Date("2026-10-01T00:00:00Z") }, id);
    }
    await db
      .updateTable("leads")
      .set({ handled_at: new Date("2026-09-09T10:00:00Z") })
      .execute();
    const bytes = await exportRecords(head, "leads", format);
    expect(await importInto("leads", bytes, format)).toMatchObject({ result: { unchanged: 3 }, isSame: true });
    await db.deleteFrom("enquiries").execute();
    await db.deleteFrom("leads").execute();
    expect(await importInto("leads", bytes, format)).toMatchObject({
      result: { created: 3, warnings: 0, rejected: 0 },
      isSame: true,
    });
    expect(await db.selectFrom("leads").select("pass_on_at").execute()).toEqual([
      { pass_on_at: null },
      { pass_on_at: null },
    ]);
    expect(await db.selectFrom("outbox").select("id").execute()).toEqual([]);
    await db.deleteFrom("enquiries").execute();
    await db.deleteFrom("leads").execute();
    await db.deleteFrom("listings").execute();
  });

  test("redirects come back as they were", async () => {
    const redirects = [
      { from_pattern: "/old,page", to_pattern: "/new", status: 302, active: true },
      { from_pattern: "/off/{name}", to_pattern: "/agents/{name}", status: 301, active: false },
    ] as const;
    await db.insertInto("website_redirects").values(redirects).execute();
    const bytes = await exportRecords(head, "redirects", format);
    expect(await importInto("redirects", bytes, format)).toMatchObject({ result: { unchanged: 2 }, isSame: true });
    await db.deleteFrom("website_redirects").execute();
    expect(await importInto("redirects", bytes, format)).toMatchObject({ result: { created: 2 }, isSame: true });
    await db.deleteFrom("website_redirects").execute();
  });
});

test("leads of another program are stored once, with what can't be read listed", async () => {
  const warnings: string[] = [];
  const read = () =>
    importFile(context, {
      open: async function* () {
        yield Buffer.from(
          "Contact Name,Contact Email,Date,Listing #,Comments,Assigned To,Rating\nAda Poe,ada@example.com,5/31/2026,77,Call me,Nobody Known,5\nNo Mail,none,5/31/2026,,Hi,,",
        );
      },
      source: "import",
      onWarning: ({ column }) => warnings.push(column),
    });
  expect(await read()).toMatchObject({ created: 1, rejected: 1, warnings: 2, ignored_headers: ["Rating"] });
  expect(warnings).toEqual(["Assigned To", "Listing #"]);
  expect(await read()).toMatchObject({ created: 0, unchanged: 1, rejected: 1 });
  await db.deleteFrom("enquiries").execute();
  await db.deleteFrom("leads").execute();
});

import { beforeEach, describe, expect, test } from "vitest";
import { importFile } from "#domain/imports/import-file.ts";
import { insertEvent } from "#domain/leads/lead-queries.ts";
import { saveRedirect } from "#domain/redirects/save-redirect.ts";
import { EDITIONS } from "#editions/countries.ts";
import { createGazetteer } from "#integrations/gazetteer/gazetteer.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { previewUndo, undoImport } from "./undo-import.ts";

const PLACES = [
  { locality: "Orlando", state: "florida", county: null, postal_code: "32801", latitude: 28.5, longitude: -81.4 },
  { locality: "Tampa", state: "florida", county: null, postal_code: "33602", latitude: 27.9, longitude: -82.5 },
];
const context = await openTestContext({
  gazetteer: createGazetteer(PLACES, { regions: EDITIONS.US.regions, postal_pattern: "(\\d{5})" }),
});
const { db } = context;

const OFFICES = [
  "Office Name,Email,Phone,Zip,Territory",
  "Orlando,orlando@brokers.example,407 555 0100,32801,32801",
  "Tampa,tampa@brokers.example,813 555 0100,33602,33602",
];
const AGENTS = [
  "Agent Name,Agent Email,Office,Job Title,Assigned To",
  "Ana Reyes,ana@brokers.example,Orlando,Broker,leo@brokers.example",
  "Leo Park,leo@brokers.example,Orlando,,",
];
const LEADS = [
  "Name,Email,Received,Message,Office",
  "Pat Doe,pat@buyers.example,2026-10-01,Is it for sale?,Orlando",
  "Pat Doe,pat@buyers.example,2026-10-03,Any news?,Orlando",
  "Kim Lee,kim@buyers.example,2026-10-02,Call me,Tampa",
];

/** Imports a file and returns the number of its run. */
async function run(...lines: string[]): Promise<number> {
  const result = await importFile(context, {
    open: async function* () {
      yield Buffer.from(lines.join("\r\n"));
    },
    source: "import",
    run: { file_name: "file.csv" },
    onBadRow: ({ reason }) => {
      throw new Error(reason);
    },
  });
  return result.run_id ?? 0;
}

const selectOffices = () => db.selectFrom("offices").selectAll().where("type", "=", "office").orderBy("id").execute();
const selectAgents = () => db.selectFrom("agents").selectAll().orderBy("id").execute();
const selectTeam = () => db.selectFrom("team_members").selectAll().orderBy("id").execute();
const selectLeads = () => db.selectFrom("leads").selectAll().orderBy("received_at").execute();
const omitVersions = (rows: { updated_at: Date }[]) => rows.map(({ updated_at: _, ...row }) => row);

beforeEach(async () => {
  for (const table of ["enquiries", "leads", "listings", "agents", "website_redirects", "import_runs"] as const)
    await db.deleteFrom(table).execute();
  await db.deleteFrom("offices").where("type", "=", "office").execute();
});

describe("offices", () => {
  test("are deleted if the run created them, once, and not by a preview", async () => {
    const id = await run(...OFFICES);
    const [office] = await selectOffices();
    await db
      .insertInto("monthly_listing_views")
      .values({ month: "2026-10", office_id: office?.id ?? 0, agent_id: null, views: 3 })
      .execute();
    const reverted = { deleted: 2, restored: 0, left: [] };
    expect(await previewUndo(context, id)).toEqual(reverted);
    expect(await selectOffices()).toHaveLength(2);
    expect(await undoImport(context, id)).toEqual(reverted);
    expect(await selectOffices()).toEqual([]);
    await expect(undoImport(context, id)).rejects.toThrow("hasn’t finished or was undone");
  });

  test("get their earlier values back, one run after the other", async () => {
    await run(...OFFICES);
    const before = omitVersions(await selectOffices());
    const second = await run(
      "Office Name,Email,Zip,Phone,Territory",
      "Orlando,new@brokers.example,33602,1234567,32803",
    );
    const third = await run("Office Name,Email,Zip", "Orlando,third@brokers.example,33602");
    expect((await selectOffices())[0]).toMatchObject({ email: "third@brokers.example" });
    expect(await undoImport(context, third)).toEqual({ deleted: 0, restored: 1, left: [] });
    expect((await selectOffices())[0]).toMatchObject({ email: "new@brokers.example" });
    expect(await undoImport(context, second)).toEqual({ deleted: 0, restored: 1, left: [] });
    expect(omitVersions(await selectOffices())).toEqual(before);
    const codes = await db.selectFrom("office_territories").select("postal_code").orderBy("postal_code").execute();
    expect(codes.map(({ postal_code }) => postal_code)).toEqual(["32801", "33602"]);
  });

  test("are active again", async () => {
    await run("Office Name,Email,Zip", "Naples,naples@brokers.example,33602");
    const closed = await run("Office Name,Email,Zip,Status", "Naples,naples@brokers.example,33602,Inactive");
    expect((await selectOffices())[0]).toMatchObject({ status: "Inactive", closed_at: expect.any(Date) });
    expect(await undoImport(context, closed)).toEqual({ deleted: 0, restored: 1, left: [] });
    expect((await selectOffices())[0]).toMatchObject({ status: "Active", closed_at: null });
  });

  test("stay if something depends on them, they were edited, or their territory is taken", async () => {
    const created = await run(...OFFICES);
    await run(...AGENTS);
    await db.updateTable("offices").set({ heading: "Edited" }).where("slug", "=", "tampa").execute();
    expect(await undoImport(context, created)).toEqual({
      deleted: 0,
      restored: 0,
      left: [
        { number: null, name: "Tampa", reason: "edited", text: "edited since" },
        { number: null, name: "Orlando", reason: "in_use", text: "still in use: Agents (2), Team page entries (2)" },
      ],
    });
    const moved = await run("Office Name,Email,Zip,Territory", "Orlando,orlando@brokers.example,32801,32809");
    await run("Office Name,Email,Zip,Territory", 'Tampa,tampa@brokers.example,33602,"33602, 32801"');
    expect(await undoImport(context, moved)).toMatchObject({
      restored: 0,
      left: [{ name: "Orlando", reason: "not_possible", text: expect.stringContaining("32801 (Tampa)") }],
    });
  });
});

describe("agents", () => {
  test("are deleted if the run created them, also as each other’s substitutes", async () => {
    await run(...OFFICES);
    const id = await run(...AGENTS);
    expect((await selectAgents())[0]?.assigned_to).not.toBeNull();
    expect(await undoImport(context, id)).toEqual({ deleted: 2, restored: 0, left: [] });
    expect([await selectAgents(), await selectTeam()]).toEqual([[], []]);
  });

  test("stay if they have a listing, or substitute for an agent who stays", async () => {
    await run(...OFFICES);
    const id = await run(...AGENTS);
    await run("Headline,Category,Location,Price,Office,Agent", 'Bakery,Bakery,"Orlando, FL",100000,Orlando,Ana Reyes');
    expect(await undoImport(context, id)).toEqual({
      deleted: 0,
      restored: 0,
      left: [
        { number: null, name: "Ana Reyes", reason: "in_use", text: "still in use: Listings (1)" },
        { number: null, name: "Leo Park", reason: "in_use", text: "still in use: Agents (1)" },
      ],
    });
  });

  test("move back with their listings, to the team page and as a substitute, and are active again", async () => {
    await run(...OFFICES);
    await run(...AGENTS);
    await run("Headline,Category,Location,Price,Office,Agent", 'Bakery,Bakery,"Orlando, FL",100000,Orlando,Leo Park');
    const selectListings = () => db.selectFrom("listings").select(["office_id", "agent_id"]).execute();
    const before = [omitVersions(await selectAgents()), await selectTeam(), await selectListings()];
    const moved = await run("Name,Email,Office,Title", "Leo Park,leo@brokers.example,Tampa,Director");
    expect(await selectListings()).not.toEqual(before[2]);
    const retired = await run("Name,Email,Office,Active", "Leo Park,leo@brokers.example,Tampa,no");
    expect((await selectListings())[0]?.agent_id).toBeNull();
    expect(await undoImport(context, retired)).toEqual({ deleted: 0, restored: 1, left: [] });
    expect((await selectListings())[0]?.agent_id).not.toBeNull();
    expect(await undoImport(context, moved)).toEqual({ deleted: 0, restored: 1, left: [] });
    expect([omitVersions(await selectAgents()), await selectTeam(), await selectListings()]).toEqual(before);
  });

  test("get back what passed from one to the other in the same file", async () => {
    await run(...OFFICES);
    await run(...AGENTS);
    await run("Headline,Category,Location,Price,Office,Agent", 'Bakery,Bakery,"Orlando, FL",100000,Orlando,Ana Reyes');
    const select = async () => [
      omitVersions(await selectAgents()),
      await db.selectFrom("listings").select(["office_id", "agent_id"]).execute(),
    ];
    const before = await select();
    const id = await run(
      "Name,Email,Office,Active,Assigned To",
      "Ana Reyes,ana@brokers.example,Orlando,no,leo@brokers.example",
      "Leo Park,leo@brokers.example,Tampa,,",
    );
    expect(await undoImport(context, id)).toEqual({ deleted: 0, restored: 2, left: [] });
    expect(await select()).toEqual(before);
  });

  test("stay active if they have got listings since", async () => {
    await run(...OFFICES);
    await run(...AGENTS);
    await run("Name,Email,Office,Active", "Ana Reyes,ana@brokers.example,Orlando,no");
    const id = await run("Name,Email,Office,Active", "Ana Reyes,ana@brokers.example,Orlando,yes");
    await run("Headline,Category,Location,Price,Office,Agent", 'Bakery,Bakery,"Orlando, FL",100000,Orlando,Ana Reyes');
    expect(await undoImport(context, id)).toMatchObject({
      restored: 0,
      left: [{ name: "Ana Reyes", reason: "in_use", text: "still in use: Listings (1)" }],
    });
  });

  test("stay where they are if their former office is closed", async () => {
    await run(...OFFICES);
    await run(...AGENTS);
    const moved = await run("Name,Email,Office", "Leo Park,leo@brokers.example,Tampa");
    await db.updateTable("offices").set({ status: "Inactive" }).where("slug", "=", "orlando").execute();
    expect(await undoImport(context, moved)).toMatchObject({
      left: [{ name: "Leo Park", reason: "not_possible", text: "the agent’s former office is closed" }],
    });
  });
});

describe("leads", () => {
  test("are deleted with their inquiries, and a lead that had others stays", async () => {
    await run(...OFFICES);
    const first = await run(...LEADS.slice(0, 2));
    const before = await selectLeads();
    const second = await run(...LEADS);
    expect(await selectLeads()).toHaveLength(2);
    expect(await undoImport(context, second)).toEqual({ deleted: 2, restored: 0, left: [] });
    expect(await selectLeads()).toEqual(before);
    expect(await undoImport(context, first)).toEqual({ deleted: 1, restored: 0, left: [] });
    expect([await selectLeads(), await db.selectFrom("enquiries").select("id").execute()]).toEqual([[], []]);
  });

  test("stay with their inquiries if someone has worked on them", async () => {
    await run(...OFFICES);
    const id = await run(...LEADS);
    const recorded = await db.selectFrom("import_records").selectAll().where("run_id", "=", id).execute();
    expect(JSON.stringify(recorded)).not.toMatch(/Pat|Kim/);
    const [pat, kim] = await selectLeads();
    await insertEvent(db, {
      lead_id: pat?.id ?? "",
      key: null,
      kind: "note",
      account_id: null,
      agent_id: null,
      text: "Call",
      happened_at: context.clock(),
    });
    await db
      .updateTable("leads")
      .set({ handled_at: context.clock() })
      .where("id", "=", kim?.id ?? "")
      .execute();
    const left = { number: null, name: "Pat Doe", reason: "in_use", text: "still in use: History (1)" };
    const reverted = await undoImport(context, id);
    expect(reverted).toMatchObject({ deleted: 0 });
    expect(reverted.left.toSorted((a, b) => a.name.localeCompare(b.name))).toEqual([
      { number: null, name: "Kim Lee", reason: "edited", text: "edited since" },
      left,
      left,
    ]);
  });
});

describe("redirects", () => {
  const selectRedirects = () =>
    db
      .selectFrom("website_redirects")
      .select(["from_pattern", "to_pattern", "status", "active"])
      .orderBy("from_pattern")
      .execute();

  test("are deleted or get their earlier target back", async () => {
    await saveRedirect(context, { from_pattern: "/known", to_pattern: "/old-target" });
    const before = await selectRedirects();
    const id = await run("source,target,status,active", "/new,/x,301,yes", "/known,/target,302,no");
    expect(await undoImport(context, id)).toEqual({ deleted: 1, restored: 1, left: [] });
    expect(await selectRedirects()).toEqual(before);
  });

  test("stay if they were edited since, or would lead in a circle", async () => {
    await saveRedirect(context, { from_pattern: "/known", to_pattern: "/other" });
    const id = await run("source,target", "/new,/x", "/known,/target");
    await saveRedirect(context, { from_pattern: "/new", to_pattern: "/edited" });
    await saveRedirect(context, { from_pattern: "/other", to_pattern: "/known" });
    expect(await undoImport(context, id)).toMatchObject({
      deleted: 0,
      restored: 0,
      left: [
        { name: "/new", reason: "edited" },
        { name: "/known", reason: "not_possible" },
      ],
    });
  });
});

test("an import from before its changes were recorded can’t be undone", async () => {
  const id = await run(...OFFICES);
  await db.deleteFrom("import_records").execute();
  await expect(undoImport(context, id)).rejects.toThrow("before changes were recorded");
});

test("what an interrupted import wrote can be undone, but not while it runs", async () => {
  const id = await run(...OFFICES);
  const setRunning = (seconds: number) =>
    db
      .updateTable("import_runs")
      .set({ state: "running", updated_at: new Date(context.clock().getTime() - seconds * 1_000) })
      .execute();
  await setRunning(60);
  await expect(undoImport(context, id)).rejects.toThrow("hasn’t finished or was undone");
  await setRunning(180);
  expect(await undoImport(context, id)).toEqual({ deleted: 2, restored: 0, left: [] });
});

import { beforeEach, expect, test } from "vitest";
import { exportSelectedLeads } from "#domain/exports/export-records.ts";
import { NotAllowed } from "#lib/errors.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { insertLeadFor, insertStaff } from "../../../../tests/support/leads.ts";
import { insertAgent, insertOffice } from "../../../../tests/support/listings.ts";
import { listLeadIds } from "../inbox/list-lead-ids.ts";
import { showLead } from "../inbox/show-lead.ts";
import { markHandled } from "../mark-lead.ts";
import { applyLeadChanges } from "./apply-lead-changes.ts";
import type { LeadBulkChange } from "./lead-change.ts";
import { previewLeadChanges } from "./preview-lead-changes.ts";

let now = new Date("2026-11-20T12:00:00Z");
const context = await openTestContext({ clock: () => now });
const { db } = context;
const miami = await insertOffice(db);
const tampa = await insertOffice(db, { slug: "tampa-bay", name: "Tampa Bay" });
const maria = await insertAgent(db, { office_id: miami, email: "maria@office.internal" });
const sam = await insertAgent(db, { office_id: miami, slug: "sam", name: "Sam Sunny", email: "sam@office.internal" });
const signIn = async (staff: Parameters<typeof insertStaff>[1]) => ({
  ...context,
  viewer: await insertStaff(db, staff),
});
const manager = await signIn({ name: "Mia Manager", staff_role: "office_manager", office_id: miami });
const outsider = await signIn({ name: "Tim Tampa", staff_role: "office_manager", office_id: tampa });
const reader = await signIn({ name: "Rae Reader", staff_role: "read_only" });

let ann = "";
let bob = "";
beforeEach(async () => {
  await db.deleteFrom("enquiries").execute();
  await db.deleteFrom("leads").execute();
  now = new Date("2026-11-20T12:00:00Z");
  const insert = (name: string, agent_id: number | null) =>
    insertLeadFor(context, { office_id: miami, agent_id, name, email: `${name}@mail.internal` });
  ann = await insert("Ann", maria);
  bob = await insert("Bob", sam);
  now = new Date("2026-11-20T12:10:00Z");
});

const select = (id: string) => db.selectFrom("leads").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const preview = (change: LeadBulkChange, ids = [ann, bob]) => previewLeadChanges(manager, ids, change);
const getUndo = ({ changes }: Awaited<ReturnType<typeof preview>>) => changes.flatMap(({ undo }) => undo ?? []);

test("previews a reassignment without changing anything, makes it and undoes it", async () => {
  const before = await select(ann);
  const previewed = await preview({ agent: sam });
  expect(previewed.changes).toMatchObject([
    { id: ann, name: "Ann", before: { agent: "Maria Soto" }, after: { agent: "Sam Sunny" } },
  ]);
  expect(previewed.skipped).toMatchObject([{ id: bob, name: "Bob", reason: "There’s nothing to change." }]);
  expect(await select(ann)).toEqual(before);
  expect(await applyLeadChanges(manager, previewed.changes)).toEqual({ changed: [ann], skipped: [] });
  expect((await select(ann)).agent_id).toBe(sam);
  await applyLeadChanges(manager, getUndo(previewed));
  expect((await select(ann)).agent_id).toBe(maria);
});

test("closes leads with a reason in their history, and undoing it makes them wait as before", async () => {
  const before = await select(ann);
  const previewed = await preview({ reason: "Bought elsewhere" });
  await applyLeadChanges(manager, previewed.changes);
  expect(await select(ann)).toMatchObject({ handled_at: now, waiting_since: null, first_answered_at: now });
  expect((await showLead(manager, ann)).events.at(-1)).toMatchObject({ kind: "handled", text: "Bought elsewhere" });
  const undo = getUndo(previewed);
  expect(await applyLeadChanges(manager, undo)).toMatchObject({ skipped: [] });
  const { waiting_since, first_answered_at, first_answered_by } = before;
  expect(await select(ann)).toMatchObject({ handled_at: null, waiting_since, first_answered_at, first_answered_by });
  expect((await select(ann)).pass_on_at?.getTime()).toBeGreaterThan(now.getTime());
  expect((await applyLeadChanges(manager, undo)).skipped).toHaveLength(2);
});

test("leaves out a lead that changed since the preview, and one that isn't the user's", async () => {
  const previewed = await preview({ reason: "No budget" });
  await markHandled(manager, ann, true);
  const { changed, skipped } = await applyLeadChanges(manager, previewed.changes);
  expect(changed).toEqual([bob]);
  expect(skipped).toMatchObject([{ id: ann, reason: "It has changed since the preview." }]);
  expect(await previewLeadChanges(outsider, [ann], { reason: "x" })).toMatchObject({
    changes: [],
    skipped: [{ id: ann, name: "" }],
  });
  expect((await applyLeadChanges(outsider, previewed.changes)).changed).toEqual([]);
  await expect(applyLeadChanges(reader, previewed.changes)).rejects.toBeInstanceOf(NotAllowed);
});

test("lists and exports the selected leads in the user's scope", async () => {
  const filters = { view: "open", page: 1, per_page: 25 } as const;
  expect((await listLeadIds(manager, filters)).sort()).toEqual([ann, bob].sort());
  expect(await listLeadIds(outsider, filters)).toEqual([]);
  const read = async (who: typeof manager, ids: string[]) =>
    (JSON.parse(new TextDecoder().decode(await exportSelectedLeads(who, "json", ids))) as { email: string }[]).length;
  expect(await read(manager, [ann])).toBe(1);
  expect(await read(manager, [ann, bob])).toBe(2);
  expect(await read(outsider, [ann, bob])).toBe(0);
});

import { beforeEach, expect, test } from "vitest";
import { openTestContext } from "../../../../../tests/support/context.ts";
import { addStaff } from "../../../../../tests/support/desk/desk-fixture.ts";
import { createDraft, getEvents, withViewer } from "../../../../../tests/support/edited-listing.ts";
import { insertAgent, insertOffice } from "../../../../../tests/support/listings.ts";
import { changeStatus } from "../change-status.ts";
import { findDeskListing } from "../find-desk-listing.ts";
import { listHistory } from "../list-history.ts";
import { listNumbers } from "../lists/list-numbers.ts";
import { applyChanges } from "./apply-changes.ts";
import type { BulkChange } from "./bulk-change.ts";
import { previewChanges } from "./preview-changes.ts";

const invalidated: string[] = [];
const context = await openTestContext({ onInvalidated: (tags) => invalidated.push(...tags) });
const { db } = context;
const office_id = await insertOffice(db);
const other_office = await insertOffice(db, { slug: "tampa", name: "Tampa" });
const agent_id = await insertAgent(db, { office_id });
const elsewhere = await insertAgent(db, { office_id: other_office, slug: "leo-park", name: "Leo Park" });
const lee = await addStaff(context, { staff_role: "office_manager", office_id });
const leo = await addStaff(context, { staff_role: "office_manager", office_id: other_office, name: "Leo" });
const manager = withViewer(context, lee);
const outsider = withViewer(context, leo);

const create = async (fields = {}): Promise<number> => (await createDraft(context, lee, fields)).number;
const publish = async (number: number) => changeStatus(manager, { number, to: "active" });
const change = async (numbers: number[], wanted: BulkChange) => {
  const preview = await previewChanges(manager, numbers, wanted);
  return { preview, result: await applyChanges(manager, preview.changes) };
};
const getPrice = async (number: number) => (await findDeskListing(manager, number)).fields.price;
const countActions = async (action: string) =>
  Number(
    (
      await db
        .selectFrom("staff_actions")
        .select(({ fn }) => fn.countAll<string>().as("n"))
        .where("action", "=", action)
        .executeTakeFirstOrThrow()
    ).n,
  );

beforeEach(() => invalidated.splice(0));

test("a preview shows old and new prices and changes nothing", async () => {
  const number = await create();
  await publish(number);
  invalidated.splice(0);
  const actions = await countActions("listing.edited");
  const preview = await previewChanges(manager, [number], { percent: -10 });
  expect(preview.changes).toMatchObject([
    { number, before: { price: 450_000 }, after: { price: 405_000 }, fields: { price: 405_000 } },
  ]);
  expect(await getPrice(number)).toBe(450_000);
  expect(await countActions("listing.edited")).toBe(actions);
  expect(invalidated).toEqual([]);
});

test("changes prices as an edit does, with history, price event, audit event and invalidation, and takes it back", async () => {
  const number = await create();
  await publish(number);
  const actions = await countActions("listing.edited");
  const { preview, result } = await change([number], { amount: -50_000 });
  expect(result).toMatchObject({ changed: [{ number }], skipped: [] });
  expect(await getPrice(number)).toBe(400_000);
  expect(await countActions("listing.edited")).toBe(actions + 1);
  expect(invalidated).toContain(`listing:${number}`);
  expect((await listHistory(manager, number))[0]).toMatchObject({
    field: "price",
    old_value: "450000",
    new_value: "400000",
  });
  expect(await getEvents(db, number)).toContainEqual(expect.objectContaining({ field: "price" }));
  const [changed] = result.changed;
  const undo = preview.changes[0]?.undo;
  await applyChanges(manager, [{ number, version: changed?.version ?? 0, ...undo }]);
  expect(await getPrice(number)).toBe(450_000);
});

test("leaves out what can't be changed, with the reason, and changes the rest", async () => {
  const undisclosed = await create({ price: null });
  const cheap = await create({ price: 100 });
  const fine = await create();
  const foreign = (await createDraft(context, leo)).number;
  const { preview, result } = await change([undisclosed, cheap, fine, foreign], { amount: -10_000 });
  expect(result.changed.map(({ number }) => number)).toEqual([fine]);
  expect(preview.skipped.map(({ number, name }) => [number, name !== ""])).toEqual([
    [undisclosed, true],
    [cheap, true],
    // Others' listings aren't named.
    [foreign, false],
  ]);
  expect(new Set(preview.skipped.map(({ reason }) => reason)).size).toBe(3);
});

test("a listing edited since the preview is left out, so that a repeated call changes no price twice", async () => {
  const number = await create();
  const preview = await previewChanges(manager, [number], { percent: 10 });
  expect((await applyChanges(manager, preview.changes)).changed).toHaveLength(1);
  const again = await previewChanges(manager, [number], { percent: 10 });
  const stale = again.changes.map((one) => ({ ...one, version: one.version - 1 }));
  const { changed, skipped } = await applyChanges(manager, stale);
  expect([changed, skipped.map((one) => one.number)]).toEqual([[], [number]]);
  expect(await getPrice(number)).toBe(495_000);
});

test("a status chosen for an earlier version isn't set, and one that can't be set back has no undo", async () => {
  const number = await create();
  await publish(number);
  const stale = await previewChanges(manager, [number], { to: "withdrawn" });
  await change([number], { percent: 10 });
  expect((await applyChanges(manager, stale.changes)).skipped).toMatchObject([{ number }]);
  await change([number], { to: "under_offer" });
  const { preview, result } = await change([number], { to: "withdrawn" });
  expect(result.changed).toMatchObject([{ number }]);
  expect(preview.changes).toMatchObject([{ number, undo: null }]);
});

test("reassigns within the scope of the user only", async () => {
  const number = await create();
  const { result } = await change([number], { owner: { office_id, agent_id } });
  expect(result.changed).toHaveLength(1);
  expect(await findDeskListing(manager, number)).toMatchObject({ agent: { id: agent_id } });
  const away = await change([number], { owner: { office_id: other_office, agent_id: elsewhere } });
  expect(away.preview).toMatchObject({ changes: [], skipped: [{ number }] });
});

test("changes statuses by the allowed transitions, and publishes only what is ready", async () => {
  const [draft, active] = [await create({ description: null }), await create()];
  await publish(active);
  const { preview, result } = await change([draft, active], { to: "withdrawn" });
  expect(result.changed).toMatchObject([{ number: active }]);
  expect(preview.skipped).toMatchObject([{ number: draft }]);
  expect(preview.changes[0]?.undo).toEqual({ to: "active" });
  expect((await change([draft, active], { to: "active" })).result.changed).toMatchObject([{ number: active }]);
});

test("lists the numbers that match the list's filters, of the user's scope", async () => {
  const filters = { q: "", status: null, office_id: null, agent_id: null, category: null, price_min: null };
  const open = { ...filters, price_max: null, listed_before: null, confirmed_before: null };
  const mine = await listNumbers(manager, open);
  const theirs = await listNumbers(outsider, open);
  expect(mine.length).toBeGreaterThan(theirs.length);
  expect(mine.filter((number) => theirs.includes(number))).toEqual([]);
  expect(await listNumbers(manager, { ...open, price_max: 10_000 })).toHaveLength(1);
});

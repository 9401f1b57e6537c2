import { expect, test } from "vitest";
import { openTestContext } from "../../../../tests/support/context.ts";
import { openDeskFixture } from "../../../../tests/support/desk/desk-fixture.ts";
import { BAKERY, createDraft, withViewer } from "../../../../tests/support/edited-listing.ts";
import { changeStatus } from "./change-status.ts";
import { dismissDuplicate } from "./dismiss-duplicate.ts";
import { editListing } from "./edit-listing.ts";
import { showMarket } from "./show-market.ts";

let now = new Date("2026-11-20T12:00:00Z");
const context = await openTestContext({ clock: () => now });
const { staff, offices, agents } = await openDeskFixture(context);
const [agent, head] = [staff.agent, staff.head_office];
const show = (number: number, viewer = agent) => showMarket(withViewer(context, viewer), number);

test("shows the days on the market and the prices since the listing was published", async () => {
  const { number } = await createDraft(context, agent, { name: "Marina with forty slips" });
  expect(await show(number)).toEqual({ days_on_market: null, price_history: [], duplicates: [] });
  await changeStatus(withViewer(context, agent), { number, to: "active" });
  now = new Date("2026-12-20T12:00:00Z");
  const fields = { ...BAKERY, name: "Marina with forty slips", price: 425_000 };
  await editListing(withViewer(context, agent), { number, version: 1, fields });
  now = new Date("2027-01-09T12:00:00Z");
  expect(await show(number)).toEqual({
    days_on_market: 50,
    price_history: [
      { at: "2026-11-20T12:00:00.000Z", price: 450_000 },
      { at: "2026-12-20T12:00:00.000Z", price: 425_000 },
    ],
    duplicates: [],
  });
});

test("warns of listings that look like the same business, but not of another office's drafts", async () => {
  now = new Date("2026-11-20T12:00:00Z");
  const name = "Laundromat near the stadium";
  const own = await createDraft(context, agent, { name });
  const colleagues = await createDraft(context, head, { name, office_id: offices.miami, agent_id: agents.colleague });
  const others = await createDraft(context, head, { name, office_id: offices.tampa, price: 452_000 });
  await createDraft(context, head, { name, office_id: offices.tampa, price: 650_000 });
  await createDraft(context, head, { name: "A laundromat", office_id: offices.tampa, county: "Polk County" });
  expect((await show(own.number)).duplicates).toEqual([]);
  expect((await show(own.number, head)).duplicates.map(({ number }) => number)).toEqual([
    colleagues.number,
    others.number,
  ]);
  await changeStatus(withViewer(context, head), { number: others.number, to: "active" });
  expect((await show(own.number)).duplicates).toEqual([
    {
      number: others.number,
      slug: others.slug,
      name,
      kind: "business",
      status: "active",
      office: "Tampa",
      shared: ["name", "price", "sellers_discretionary_earnings", "total_sales"],
      is_dismissed: false,
      is_readable: false,
    },
  ]);
});

test("a broker says that a listing that looks alike is a different business, and takes it back", async () => {
  const place = { state_slug: "georgia", county: null, locality: null, postal_code: null };
  const fields = { ...place, name: "Car wash by the bridge" };
  const own = await createDraft(context, agent, fields);
  const others = await createDraft(context, head, { ...fields, office_id: offices.tampa });
  await changeStatus(withViewer(context, head), { number: others.number, to: "active" });
  const dismiss = (is_dismissed: boolean, viewer = agent) =>
    dismissDuplicate(withViewer(context, viewer), { number: own.number, other: others.number, is_dismissed });
  const isDismissed = async (number: number) => (await show(number, head)).duplicates.map((one) => one.is_dismissed);
  expect((await dismiss(true)).duplicates).toMatchObject([{ number: others.number, is_dismissed: true }]);
  await dismiss(true);
  // The other office decides for itself.
  expect([await isDismissed(own.number), await isDismissed(others.number)]).toEqual([[true], [false]]);
  await dismiss(false);
  expect(await isDismissed(own.number)).toEqual([false]);
  await dismiss(true, head);
  expect([await isDismissed(own.number), await isDismissed(others.number)]).toEqual([[true], [true]]);
  const events = await context.db
    .selectFrom("staff_actions")
    .select("action")
    .where("subject", "=", `listing ${own.number}`)
    .orderBy("id")
    .execute();
  expect(events.map(({ action }) => action).filter((action) => action.includes("duplicate"))).toEqual([
    "listing.duplicate_dismissed",
    "listing.duplicate_restored",
    "listing.duplicate_dismissed",
  ]);
  await expect(
    dismissDuplicate(withViewer(context, agent), { number: own.number, other: 1, is_dismissed: true }),
  ).rejects.toMatchObject({ status: 404 });
});

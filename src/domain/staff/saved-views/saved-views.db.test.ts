import { expect, test } from "vitest";
import { openTestContext } from "../../../../tests/support/context.ts";
import { openDeskFixture } from "../../../../tests/support/desk/desk-fixture.ts";
import { listSavedViews, removeSavedView, saveView } from "./saved-views.ts";

const context = await openTestContext();
const { staff, offices } = await openDeskFixture(context);
const as = (viewer: (typeof staff)["agent"]) => ({ ...context, viewer });
const [agent, manager, head] = [as(staff.agent), as(staff.office_manager), as(staff.head_office)];
const query = { filter: { status: "active", office: String(offices.miami) }, sort: "price", order: "DESC" as const };
const getNames = async (viewer: typeof agent, list = "listings") =>
  (await listSavedViews(viewer, list)).map(({ name }) => name);

test("a view of one's own is shown to its owner only, and saving it again replaces it", async () => {
  await saveView(agent, "listings", { name: " My  bakeries ", query, is_shared: false });
  const changed = { ...query, sort: "name" };
  await saveView(agent, "listings", { name: "My bakeries", query: changed, is_shared: false });
  expect(await listSavedViews(agent, "listings")).toMatchObject([
    { name: "My bakeries", query: changed, is_shared: false, may_delete: true },
  ]);
  expect(await getNames(agent, "deals")).toEqual([]);
  expect(await getNames(manager)).toEqual([]);
});

test("a shared view is shown to the office and to no other", async () => {
  await saveView(manager, "listings", { name: "Stale", query, is_shared: true });
  expect(await getNames(agent)).toEqual(["My bakeries", "Stale"]);
  expect(await getNames(head)).toEqual([]);
  const [, shared] = await listSavedViews(agent, "listings");
  expect(shared).toMatchObject({ owner: "Sam office_manager", may_delete: false });
  await expect(removeSavedView(agent, shared?.id ?? 0)).rejects.toMatchObject({ status: 404 });
  await removeSavedView(manager, shared?.id ?? 0);
  expect(await getNames(agent)).toEqual(["My bakeries"]);
});

test("rejects a view without a name, more than 50 and other lists", async () => {
  const save = (name: string, list = "leads") => saveView(agent, list, { name, query, is_shared: false });
  await expect(save("  ")).rejects.toMatchObject({ status: 422 });
  for (let n = 1; n <= 50; n++) await save(`View ${n}`);
  await expect(save("View 51")).rejects.toMatchObject({ status: 422 });
  await save("View 50");
  expect(await getNames(agent, "leads")).toHaveLength(50);
  await expect(save("View", "no list")).rejects.toMatchObject({ status: 404 });
});

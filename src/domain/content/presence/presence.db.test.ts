import { expect, test } from "vitest";
import { openTestContext } from "../../../../tests/support/context.ts";
import { insertStaff } from "../../../../tests/support/leads.ts";
import { removeDraft, saveDraft } from "../drafts/drafts.ts";
import { menuEditor } from "../menus/edit-menus.ts";
import { saveMenu } from "../menus/save-menu.ts";
import { recordEditing } from "./record-editing.ts";

const context = await openTestContext();
const ann = { ...context, viewer: await insertStaff(context.db, { name: "Ann", staff_role: "head_office" }) };
const ben = { ...context, viewer: await insertStaff(context.db, { name: "Ben", staff_role: "head_office" }) };
await saveMenu(context, { name: "header", locale: "en-US", data: [{ label: "Sell", url: "/sell", children: [] }] });
const { id } = await context.db.selectFrom("menus").select("id").executeTakeFirstOrThrow();
const data = { items: [{ label: "Sell now", url: "/sell", children: [] }] };

test("two people who edit a text see each other and what the other has typed", async () => {
  const { version } = await menuEditor.find(ann, id, "read");
  expect(await recordEditing(ann, menuEditor, id)).toEqual({ version, data: [] });
  expect(await recordEditing(ben, menuEditor, id)).toEqual({
    version,
    data: [{ name: "Ann", is_open: true, draft: null, typed_at: null }],
  });
  await saveDraft(ben, `menus-${id}`, data);
  expect((await recordEditing(ann, menuEditor, id)).data).toMatchObject([{ name: "Ben", draft: data }]);
  // When one of them saves, the other sees a new version before saving.
  await menuEditor.change(ben, id, { version, items: data.items });
  expect((await recordEditing(ann, menuEditor, id)).version > version).toBe(true);
});

const DAY_MS = 24 * 3_600_000;
const openLater = (delay: number) => ({ ...ann, clock: () => new Date(context.clock().getTime() + delay) });

test("what was typed into a closed form and not saved is still shown, with who typed it and when", async () => {
  await recordEditing(ben, menuEditor, id);
  await saveDraft(ben, `menus-${id}`, data);
  expect((await recordEditing(openLater(31_000), menuEditor, id)).data).toEqual([
    { name: "Ben", is_open: false, draft: data, typed_at: context.clock() },
  ]);
  // Old enough to be deleted.
  expect((await recordEditing(openLater(31 * DAY_MS), menuEditor, id)).data).toEqual([]);
  expect(await context.db.selectFrom("content_editors").select("account_id").execute()).toEqual([
    { account_id: ann.viewer.id },
  ]);
});

test("a closed form without unsaved text is no longer shown", async () => {
  await recordEditing(ben, menuEditor, id);
  await removeDraft(ben, `menus-${id}`);
  expect((await recordEditing(openLater(31_000), menuEditor, id)).data).toEqual([]);
});

test("who may not change a text can't see what others type", async () => {
  const reader = { ...context, viewer: await insertStaff(context.db, { name: "Rea", staff_role: "read_only" }) };
  await expect(recordEditing(reader, menuEditor, id)).rejects.toMatchObject({ status: 403 });
});

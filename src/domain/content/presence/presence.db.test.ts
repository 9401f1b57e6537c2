import { expect, test } from "vitest";
import { openTestContext } from "../../../../tests/support/context.ts";
import { insertStaff } from "../../../../tests/support/leads.ts";
import { saveDraft } from "../drafts/drafts.ts";
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
    data: [{ name: "Ann", draft: null, typed_at: null }],
  });
  await saveDraft(ben, `menus-${id}`, data);
  expect((await recordEditing(ann, menuEditor, id)).data).toMatchObject([{ name: "Ben", draft: data }]);
  // When one of them saves, the other sees a new version before saving.
  await menuEditor.change(ben, id, { version, items: data.items });
  expect((await recordEditing(ann, menuEditor, id)).version > version).toBe(true);
});

test("a closed form is no longer shown, and neither is what was typed into it", async () => {
  await recordEditing(ben, menuEditor, id);
  await saveDraft(ben, `menus-${id}`, data);
  const later = { ...ann, clock: () => new Date(context.clock().getTime() + 31_000) };
  expect((await recordEditing(later, menuEditor, id)).data).toEqual([]);
  expect(await context.db.selectFrom("content_editors").select("account_id").execute()).toEqual([
    { account_id: ann.viewer.id },
  ]);
});

test("who may not change a text can't see what others type", async () => {
  const reader = { ...context, viewer: await insertStaff(context.db, { name: "Rea", staff_role: "read_only" }) };
  await expect(recordEditing(reader, menuEditor, id)).rejects.toMatchObject({ status: 403 });
});

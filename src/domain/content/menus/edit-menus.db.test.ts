import { beforeEach, expect, test } from "vitest";
import { openTestContext } from "../../../../tests/support/context.ts";
import { insertStaff } from "../../../../tests/support/leads.ts";
import { checkMenu, listEditedMenus, menuEditor } from "./edit-menus.ts";
import { listMenus } from "./list-menus.ts";
import { type MenuInput, saveMenu } from "./save-menu.ts";

const context = await openTestContext();
const head = { ...context, viewer: await insertStaff(context.db, { name: "Hana Head", staff_role: "head_office" }) };
const reader = { ...context, viewer: await insertStaff(context.db, { name: "Rae Reads", staff_role: "read_only" }) };

const SHIPPED: MenuInput = {
  name: "header",
  locale: "en-US",
  source_hash: "one",
  data: [{ label: "Sell", url: "/sell-a-business", children: [{ label: "Value", url: "/value", children: [] }] }],
};
let id: number;
let version: string;
beforeEach(async () => {
  await context.db.deleteFrom("menus").execute();
  await saveMenu(context, SHIPPED);
  const { data } = await listEditedMenus(reader, { descending: false, page: 1, per_page: 10 });
  [{ id, version }] = data as [(typeof data)[number]];
});

test("shows a menu with its submenus", async () => {
  expect(await menuEditor.find(reader, id, "read")).toMatchObject({
    name: "header",
    items: [{ label: "Sell", url: "/sell-a-business", children: [{ label: "Value", url: "/value" }] }],
  });
});

test("a saved menu is on the site, and no shipped file replaces it", async () => {
  await menuEditor.change(head, id, { version, items: [{ label: "Blog", url: "/blog", children: [] }] });
  await saveMenu(context, { ...SHIPPED, source_hash: "two" });
  expect(await listMenus(context)).toEqual([{ name: "header", data: [{ label: "Blog", url: "/blog", children: [] }] }]);
});

test("completes addresses, and takes the language off those of the site", async () => {
  const { origin } = context.network;
  const bilingual = { ...head, network: { ...context.network, locales: ["en-US", "es-ES"] as const } };
  const children = [{ label: "Fees", url: `${origin}/es/fees` }];
  await menuEditor.change(bilingual, id, { version, items: [{ label: "Map", url: "www.example.com", children }] });
  expect(await menuEditor.find(head, id, "read")).toMatchObject({
    items: [{ url: "https://www.example.com", children: [{ url: "/fees" }] }],
  });
});

test("names each rejected entry", async () => {
  const children = [{ label: "", url: "javascript:alert(1)" }];
  const saving = menuEditor.change(head, id, { version, items: [{ label: "Blog", url: "blog", children }] });
  await expect(saving).rejects.toMatchObject({
    errors: {
      "items.0.url": [expect.any(String)],
      "items.0.children.0.label": [expect.any(String)],
      "items.0.children.0.url": [expect.any(String)],
    },
  });
});

test("an edit of an older version is a conflict with the current menu", async () => {
  await menuEditor.change(head, id, { version, items: [] });
  await expect(menuEditor.change(head, id, { version, items: [] })).rejects.toMatchObject({
    status: 409,
    current: { items: [] },
  });
});

test("requires entries, and rejects a read-only user", async () => {
  expect(checkMenu({ version: "now", items: "Blog" })).toMatchObject({ codes: { items: "invalid" } });
  await expect(menuEditor.change(reader, id, { version, items: [] })).rejects.toMatchObject({ status: 403 });
});

import { expect, test } from "vitest";
import type { Context } from "#domain/context.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { insertStaff } from "../../../../tests/support/leads.ts";
import { menuEditor } from "../menus/edit-menus.ts";
import { listMenus } from "../menus/list-menus.ts";
import { saveMenu } from "../menus/save-menu.ts";

const context = await openTestContext();
const head = { ...context, viewer: await insertStaff(context.db, { name: "Hana Head", staff_role: "head_office" }) };

async function insertMenu(name: string): Promise<number> {
  await saveMenu(context, {
    name,
    locale: "en-US",
    data: [{ label: "Sell", url: "/sell", children: [] }],
    source_hash: "1",
  });
  const row = await context.db.selectFrom("menus").select("id").where("name", "=", name).executeTakeFirstOrThrow();
  return row.id;
}

async function change(id: number, label: string): Promise<void> {
  const { version } = await menuEditor.find(head, id, "write");
  await menuEditor.change(head, id, { version, items: [{ label, url: "/blog", children: [] }] });
}

test("lists who saved which version, the shipped text last", async () => {
  const id = await insertMenu("header");
  expect(await menuEditor.listRevisions(head, id)).toEqual([]);
  await change(id, "Blog");
  await change(id, "News");
  const revisions = await menuEditor.listRevisions(head, id);
  expect(revisions.map(({ saved_by }) => saved_by)).toEqual(["Hana Head", "Hana Head", null]);
  const labels = await Promise.all(revisions.map((revision) => menuEditor.findRevision(head, id, revision.id)));
  expect(labels).toMatchObject([
    { items: [{ label: "News" }] },
    { items: [{ label: "Blog" }] },
    { items: [{ label: "Sell" }] },
  ]);
});

test("doesn't return a version of another content", async () => {
  const [one, other] = [await insertMenu("one"), await insertMenu("other")];
  await change(one, "Blog");
  const [revision] = await menuEditor.listRevisions(head, one);
  await expect(menuEditor.findRevision(head, other, revision?.id ?? 0)).rejects.toMatchObject({ status: 404 });
});

test("keeps the newest 50 versions", async () => {
  const id = await insertMenu("busy");
  for (let save = 0; save < 52; save++) await change(id, `Entry ${save}`);
  const revisions = await menuEditor.listRevisions(head, id);
  expect(revisions).toHaveLength(50);
  expect(await menuEditor.findRevision(head, id, revisions[0]?.id ?? 0)).toMatchObject({
    items: [{ label: "Entry 51" }],
  });
});

test("a preview shows a change that isn't saved", async () => {
  const id = await insertMenu("footer");
  const { version } = await menuEditor.find(head, id, "write");
  const renderPreview: Context["renderPreview"] = async (db, path) => {
    const menus = await listMenus({ ...context, db });
    return `${path} ${menus.find(({ name }) => name === "footer")?.data[0]?.label}`;
  };
  const change = { version, items: [{ label: "Preview", url: "/blog", children: [] }] };
  expect(await menuEditor.preview({ ...head, renderPreview }, id, change)).toBe("/ Preview");
  expect(await menuEditor.find(head, id, "read")).toMatchObject({ version, items: [{ label: "Sell" }] });
  const wrong = { version, items: [{ label: "", url: "/blog", children: [] }] };
  await expect(menuEditor.preview({ ...head, renderPreview }, id, wrong)).rejects.toMatchObject({
    errors: { "items.0.label": [expect.any(String)] },
  });
});

test("a reset returns to the shipped text, which stays in the history, and files replace it again", async () => {
  const id = await insertMenu("shipped");
  const loadShippedContent: Context["loadShippedContent"] = (tx) =>
    saveMenu(tx, {
      name: "shipped",
      locale: "en-US",
      data: [{ label: "Sell now", url: "/sell", children: [] }],
      source_hash: "2",
    });
  const desk = { ...head, loadShippedContent };
  await change(id, "Mine");
  const { version } = await menuEditor.find(head, id, "write");
  expect(await menuEditor.reset(desk, id, version)).toMatchObject({ items: [{ label: "Sell now" }] });
  expect(await menuEditor.listRevisions(head, id)).toHaveLength(3);
  await expect(menuEditor.reset(desk, id, version)).rejects.toMatchObject({ status: 409 });
});

test("a text that isn't shipped can't be reset and stays", async () => {
  const id = await insertMenu("own");
  await context.db.updateTable("menus").set({ source_hash: null }).where("id", "=", id).execute();
  await change(id, "Mine");
  const { version } = await menuEditor.find(head, id, "write");
  const reset = menuEditor.reset({ ...head, loadShippedContent: async () => {} }, id, version);
  await expect(reset).rejects.toMatchObject({ status: 422 });
  expect(await menuEditor.find(head, id, "read")).toMatchObject({ version, items: [{ label: "Mine" }] });
});

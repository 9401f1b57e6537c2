import { expect, test } from "vitest";
import { menuEditor } from "#domain/content/menus/edit-menus.ts";
import { saveMenu } from "#domain/content/menus/save-menu.ts";
import { openTestContext } from "../../../../../tests/support/context.ts";
import { insertStaff } from "../../../../../tests/support/leads.ts";
import { mergeVersions } from "../../components/merge-versions.ts";
import { compareVersions } from "./compare-versions.ts";

const context = await openTestContext();
const head = { ...context, viewer: await insertStaff(context.db, { name: "Hana Head", staff_role: "head_office" }) };
const ITEMS = [{ label: "Sell", url: "/sell", children: [{ label: "Fees", url: "/fees" }] }];

test("a stored version doesn't differ from the same text in a form, whose fields have another order", async () => {
  await saveMenu(context, { name: "header", locale: "en-US", data: [], source_hash: "1" });
  const { id } = await context.db.selectFrom("menus").select("id").executeTakeFirstOrThrow();
  const { version } = await menuEditor.find(head, id, "write");
  const form = { ...(await menuEditor.change(head, id, { version, items: ITEMS })) };
  const [newest] = await menuEditor.listRevisions(head, id);
  const stored = await menuEditor.findRevision(head, id, newest?.id ?? 0);
  expect(Object.keys((stored.items as object[])[0] ?? {})).not.toEqual(Object.keys(ITEMS[0] ?? {}));
  expect(compareVersions(stored, form, { items: "Entries" })).toEqual([]);
  expect(mergeVersions(["items"], null, stored, form)).toEqual({ both: [], theirs: [] });
});

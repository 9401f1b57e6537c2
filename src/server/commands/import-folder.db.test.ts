import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { saveMenu } from "#domain/content/menus/save-menu.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { insertStaff } from "../../../tests/support/leads.ts";
import type { Services } from "../bootstrap.ts";
import { writeContentFolder } from "./content-folder.ts";
import { exportFolder } from "./export-command.ts";
import { importFolder } from "./import-folder.ts";

const context = await openTestContext();
const services = { context } as Pick<Services, "context">;
const folder = await mkdtemp(join(tmpdir(), "texts-"));
afterAll(() => rm(folder, { recursive: true }));
const HEADER = "en-US/menus/header.yaml";
const { id } = await insertStaff(context.db, { name: "Hana Head", staff_role: "head_office" });
await insertStaff(context.db, { name: "Rae Reads", staff_role: "read_only" });
const emails = await context.db
  .selectFrom("staff")
  .innerJoin("accounts", "accounts.id", "staff.account_id")
  .select(["staff_role", "email"])
  .execute();
const getEmail = (role: string) => emails.find(({ staff_role }) => staff_role === role)?.email;
await saveMenu(context, {
  name: "header",
  locale: "en-US",
  data: [{ label: "Buy", url: "/buy-a-business", children: [] }],
});

async function run(options: { by?: string | undefined; isDryRun?: boolean }) {
  const lines: string[] = [];
  const print = { out: (line: string) => lines.push(line), err: (line: string) => lines.push(line) };
  const code = await importFolder(folder, { by: options.by, isDryRun: options.isDryRun ?? false }, context, print);
  return { code, lines };
}

test("an exported and edited folder is imported as the named person's change", async () => {
  const print = { out: () => true, err: () => true };
  expect(await exportFolder([folder], services, print)).toBe(0);
  expect(await run({ by: getEmail("head_office") })).toEqual({ code: 0, lines: ["0 new, 0 changed, 1 unchanged."] });
  await writeContentFolder(folder, [{ path: HEADER, text: "items:\n  - label: Sell\n    url: /sell-a-business\n" }]);
  const by = getEmail("head_office")?.toUpperCase();
  expect(await run({ by, isDryRun: true })).toEqual({
    code: 0,
    lines: [`changed: ${HEADER}`, "0 new, 1 changed, 0 unchanged. This was a dry run: nothing was saved."],
  });
  expect(await run({ by })).toEqual({ code: 0, lines: [`changed: ${HEADER}`, "0 new, 1 changed, 0 unchanged."] });
  const { data } = await context.db.selectFrom("menus").select("data").executeTakeFirstOrThrow();
  expect(data).toEqual([{ label: "Sell", url: "/sell-a-business", children: [] }]);
  const actions = await context.db.selectFrom("staff_actions").select(["account_id", "action"]).execute();
  expect(actions).toEqual([{ account_id: id, action: "menu.changed" }]);
});

test("says who is missing, who may not, and which files are wrong", async () => {
  expect(await run({})).toMatchObject({ code: 2, lines: [expect.stringContaining("--by EMAIL")] });
  expect(await run({ by: "nobody@example.com" })).toMatchObject({ code: 2 });
  expect(await run({ by: getEmail("read_only") })).toMatchObject({ code: 2, lines: [expect.stringContaining("role")] });
  await writeContentFolder(folder, [{ path: HEADER, text: "items: none\n" }]);
  expect(await run({ by: getEmail("head_office") })).toEqual({
    code: 1,
    lines: [`${HEADER}: items: must be a list of entries.`, "Nothing was imported."],
  });
  for (const path of [HEADER, "page-groups.yaml"]) await rm(join(folder, path));
  expect(await run({ by: getEmail("head_office") })).toMatchObject({ code: 2 });
});

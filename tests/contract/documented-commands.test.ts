import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { readDocumentedCommands } from "../support/operator/documented-commands.ts";
import { createDataFolder, type Site, startSite } from "../support/server.ts";
import { runProgram } from "../support/server-process.ts";

/*
 * A sample of what tests/nightly/documented-commands.test.ts runs: the documented commands of the site itself that need
 * no other server.
 */
const PAGES = ["docs/operations.md", "docs/operations/data.md", "docs/operations/runbooks.md"];
const COMMAND = /^sudo -u handover handover ([a-z-]+) ?(.*)$/gm;

/** What each prints, and its exit code: the doctor finds that a demo isn't a public site. */
const EXPECTED: Record<string, { code: number; output: RegExp }> = {
  backup: { code: 0, output: /^Backup / },
  doctor: { code: 0, output: /Database: embedded/ },
  "head-office-link": { code: 0, output: /\/desk\/opening\?token=/ },
  "rotate-keys": { code: 0, output: /SECRET_KEY_PREVIOUS/ },
  "verify-chain": { code: 0, output: /All are unchanged/ },
};

let site: Site;
let folder: string;
beforeAll(async () => {
  [site, folder] = await Promise.all([startSite(), createDataFolder(true)]);
});

const documented = PAGES.flatMap(readDocumentedCommands)
  .flatMap(({ commands }) => [...commands.matchAll(COMMAND)])
  .map(([, name = "", rest = ""]) => ({ name, args: rest.split(" ").filter(Boolean) }))
  .filter(({ name }, at, all) => Object.hasOwn(EXPECTED, name) && all.findIndex((each) => each.name === name) === at);

test("documents each of them", () => {
  expect([...new Set(documented.map(({ name }) => name))].sort()).toEqual(Object.keys(EXPECTED));
});

test.each(documented)("$name $args does what the page says", async ({ name, args }) => {
  const local = args.map((arg) => arg.replace("/var/backups/handover", folder));
  const SECRET_KEY_PREVIOUS = await readFile(join(site.dataDir, "secret-key"), "utf8");
  const result = await runProgram("command.js", [name, ...local], { DATA_DIR: site.dataDir, SECRET_KEY_PREVIOUS });
  const { code, output } = EXPECTED[name]!;
  expect([result.code, result.stdout + result.stderr]).toEqual([code, expect.stringMatching(output)]);
});

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { STAFF_ACTIONS } from "#domain/staff/staff-policy.ts";
import { describeAction } from "./describe-action.ts";

const describe = (action: string, subject: string, name: string | null = "Ann") => {
  const { before, item, after, path } = describeAction({ name, action, subject });
  return [`${before}${item}${after}`, path];
};

test.each([
  ["listing.published", "listing 100234", "Ann published listing 100234.", "/listings/100234"],
  ["lead.handled", "lead 3f", "Ann marked a lead as handled.", "/leads/3f"],
  ["staff.disabled", "account 7", "Ann turned off access for a staff member.", "/staff/7"],
  ["buyer.sessions_ended", "account 7", "Ann signed an account out everywhere.", null],
  ["article.deleted", "article 5", "Ann deleted an article.", null],
  ["network.changed", "network", "Ann changed the network’s settings.", "/head-office"],
  ["retention.changed", "retention", "Ann changed how long personal data is stored.", "/personal-data"],
  ["signed_in.passkey", "account 7", "Ann signed in.", null],
  ["missing_page.dismissed", "/old", "Ann dismissed /old.", null],
  ["nda.declined", "nda 8a", "Ann declined an NDA.", "/ndas/8a"],
  ["agent.retired", "agent 5", "Ann took an agent off the site.", "/agents/5"],
  ["person.erased", "contact 9", "Ann erased the personal data of a contact.", "/contacts/9"],
  ["whale.sighted", "whale 1", "Ann: whale.sighted (whale 1)", null],
])("describes %s", (action, subject, sentence, path) => {
  expect(describe(action, subject)).toEqual([sentence, path]);
});

test("describes what a command did", () => {
  const sentence = describe("import.reverted_by_command", "import 12", null);
  expect(sentence).toEqual(["Someone undid an import on the command line.", "/imports/12"]);
  const started = describe("import.started_by_command", "import 12", null);
  expect(started).toEqual(["Someone started an import on the command line.", "/imports/12"]);
});

test("has a sentence for every action that the code names", () => {
  const domain = join(import.meta.dirname, "../../../../domain");
  const files = readdirSync(domain, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.includes(".test."),
  );
  const actions = files.flatMap((file) => {
    const text = readFileSync(join(domain, file), "utf8");
    return [
      ...text.matchAll(
        /(?:action: |recordListingEvent\([^"]*?|recordSlugChange\(\w+, \{ action: )"([a-z_]+\.[a-z_]+)"/g,
      ),
    ].map(([, action = ""]) => action);
  });
  expect(actions.length).toBeGreaterThan(40);
  // Some options are called `action`, too: they name what the policy allows.
  const logged = actions.filter((action) => !STAFF_ACTIONS.some((allowed) => allowed === action));
  const unknown = logged.filter((action) => describe(action, "x")[0] === `Ann: ${action} (x)`);
  expect([...new Set(unknown)]).toEqual([]);
});

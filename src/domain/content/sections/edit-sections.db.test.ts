import { beforeEach, expect, test } from "vitest";
import { openTestContext } from "../../../../tests/support/context.ts";
import { insertStaff } from "../../../../tests/support/leads.ts";
import { checkSection, listSectionsForDesk, sectionEditor } from "./edit-sections.ts";
import { findSection } from "./find-section.ts";
import { type SectionInput, saveSection } from "./save-section.ts";

const context = await openTestContext();
const head = { ...context, viewer: await insertStaff(context.db, { name: "Hana Head", staff_role: "head_office" }) };
const reader = { ...context, viewer: await insertStaff(context.db, { name: "Rae Reads", staff_role: "read_only" }) };

const SHIPPED: SectionInput = {
  name: "home",
  locale: "en-US",
  source_hash: "one",
  contents: [
    { name: "heading", type: "text", value: "Welcome" },
    { name: "body", type: "html", value: "<p>Hello</p>" },
    { name: "steps", type: "json", value: JSON.stringify([{ heading: "One", answer: "<p>First</p>" }]) },
    { name: "sources", type: "json", value: JSON.stringify(["A", "B"]) },
    { name: "cta_link", type: "link", value: "/contact-us" },
  ],
};
let id: number;
let version: string;
beforeEach(async () => {
  await context.db.deleteFrom("website_sections").execute();
  await saveSection(context, SHIPPED);
  const { data } = await listSectionsForDesk(reader, { q: "home", descending: false, page: 1, per_page: 10 });
  id = data[0]?.id ?? 0;
  version = (await sectionEditor.find(head, id, "write")).version;
});
const getValue = async (name: string) =>
  (await findSection(context, "home"))?.contents.find((content) => content.name === name)?.value;

test("finds a section by its name as the desk shows it", async () => {
  await saveSection(context, { ...SHIPPED, name: "email-acknowledgment" });
  for (const q of ["email ack", "email-ack"])
    expect(await listSectionsForDesk(reader, { q, descending: false, page: 1, per_page: 10 })).toMatchObject({
      data: [{ name: "email-acknowledgment" }],
    });
});

test("shows a section's values by kind", async () => {
  expect(await sectionEditor.find(reader, id, "read")).toMatchObject({
    fields: [
      { name: "heading", kind: "text" },
      { name: "body", kind: "html" },
      { name: "steps", kind: "list" },
      { name: "sources", kind: "lines" },
      { name: "cta_link", kind: "link" },
    ],
    values: { heading: "Welcome", steps: [{ heading: "One", answer: "<p>First</p>" }], sources: "A\nB" },
  });
});

test("saves what has changed, cleaned, and no shipped file replaces it", async () => {
  const steps = [{ heading: "Two", answer: "<p>Second<script>x</script></p>" }];
  await sectionEditor.change(head, id, { version, values: { heading: "Good morning", steps, sources: "C\n\n D" } });
  await saveSection(context, { ...SHIPPED, source_hash: "two" });
  expect(await getValue("heading")).toBe("Good morning");
  expect(await getValue("body")).toBe("<p>Hello</p>");
  expect(JSON.parse((await getValue("steps")) ?? "")).toEqual([{ heading: "Two", answer: "<p>Second</p>" }]);
  expect(JSON.parse((await getValue("sources")) ?? "")).toEqual(["C", "D"]);
});

test.each([
  ["a link elsewhere by script", { cta_link: "javascript:alert(1)" }, "values.cta_link"],
  ["a text instead of a list", { steps: "One" }, "values.steps"],
  ["an unknown value", { headline: "Hello" }, "values.headline"],
])("rejects %s and names the value", async (_, values, field) => {
  await expect(sectionEditor.change(head, id, { version, values })).rejects.toMatchObject({
    errors: { [field]: [expect.any(String)] },
  });
  expect(await getValue("heading")).toBe("Welcome");
});

test("an edit of an older version is a conflict with the current values", async () => {
  await sectionEditor.change(head, id, { version, values: { heading: "First" } });
  await expect(sectionEditor.change(head, id, { version, values: { heading: "Second" } })).rejects.toMatchObject({
    status: 409,
    current: { values: { heading: "First" } },
  });
});

test("requires a version and values, and rejects a read-only user", async () => {
  expect(checkSection({ version: "now", values: "Hello" })).toMatchObject({ codes: { values: "invalid" } });
  await expect(sectionEditor.change(reader, id, { version, values: {} })).rejects.toMatchObject({ status: 403 });
});

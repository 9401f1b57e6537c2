import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { openTestContext } from "../../../../tests/support/context.ts";
import { openDeskFixture } from "../../../../tests/support/desk/desk-fixture.ts";
import { runAndRollBack } from "../../context.ts";
import { findBlogPost } from "../blog/find-blog-post.ts";
import { saveBlogPost } from "../blog/save-blog-post.ts";
import { saveCustomComponent } from "../components/save-custom-component.ts";
import { getContentText } from "../content.ts";
import { savePageTemplate, saveWebsitePage } from "../pages/save-website-page.ts";
import { sectionEditor } from "../sections/edit-sections.ts";
import { findSection } from "../sections/find-section.ts";
import { saveSection } from "../sections/save-section.ts";
import { loadContent } from "../source/load-content.ts";
import { exportContent } from "./export-content.ts";
import { importContent } from "./import-content.ts";
import type { ContentFile } from "./read-content-files.ts";
import { unpackContent } from "./unpack-content.ts";

const context = await openTestContext();
const fixture = await openDeskFixture(context);
const as = (role: keyof typeof fixture.staff) => ({ ...context, viewer: fixture.staff[role] });
const head = as("head_office");
const { miami: office_id } = fixture.offices;
const agent_id = fixture.agents.own;
const page = { type: "custom", slug: "fees", locale: "en-US", name: "Fees", body: "<p>One</p><p>Two</p>" } as const;
const contents = ["title", "description", "heading"].map((name) => ({ name, type: "text", value: "Fees" }) as const);

await loadContent(context, "content");
await saveWebsitePage(context, { ...page, office_id, contents });
await saveWebsitePage(context, { ...page, agent_id, contents });
await savePageTemplate(context, { slug: "trades", name: "Trades: all" });
await saveWebsitePage(context, { ...page, type: "template", template_slug: "trades", contents });
await saveSection(context, { name: "buyer-faq", locale: "en-US", office_id, contents: [] });
await saveCustomComponent(context, {
  office_id,
  type: { name: "Deals / 50% more" },
  slug: "deal",
  locale: "fr-CA",
  position: 3,
  contents: [
    { name: "intro", type: "html", value: "<p>Hello, {brand}: yes</p><ul><li>a</li><li>b</li></ul>" },
    { name: "none", type: "text", value: null },
    { name: "number", type: "text", value: "007" },
    { name: "plain", type: "json", value: '"text"' },
    {
      name: "hero_image",
      type: "image",
      value: "/pictures/1.webp",
      media_collection: [{ url: "/pictures/1.webp", alt: "A shop", width: 10, height: 20, collection: null }],
    },
  ],
});
await saveBlogPost(context, {
  slug: "news",
  locale: "ja-JP",
  office_id,
  title: "売却: 1",
  description: "a",
  heading: "b",
  lead: "c\nd",
  body: "<p>x</p>",
  author_name: "",
  published_at: new Date("2026-02-03T04:05:06Z"),
  is_draft: true,
});

const exported = await exportContent(head);
const toMap = (files: readonly ContentFile[]) => new Map(files.map(({ path, text }) => [path, text]));
/** The exported files, with one replaced. */
const withFile = (path: string, text: string) =>
  [...toMap(exported).set(path, text)].map(([path, text]) => ({ path, text }));
const edit = (path: string, change: (text: string) => string) =>
  withFile(path, change(toMap(exported).get(path) ?? ""));
const ABOUT = "en-US/sections/about.yaml";
const OFFICE_PAGE = "en-US/offices/miami/pages/fees.yaml";

test("has a file per text and language, with a line for each block", () => {
  expect(exported.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      ...[ABOUT, "en-US/menus/header.yaml", "en-US/templates/trades/fees.yaml", OFFICE_PAGE, "page-groups.yaml"],
      ...["fr-CA/offices/miami/components/Deals %2F 50%25 more/deal.yaml", "ja-JP/offices/miami/blog/news.yaml"],
    ]),
  );
  expect(toMap(exported).get(OFFICE_PAGE)).toBe(
    `name: Fees
menu_label: ""
menu_order: 0
show_in_menu: false
contents:
  title: Fees
  description: Fees
  heading: Fees
body: |-
  <p>One</p>
  <p>Two</p>
`,
  );
});

test("imports an export without a change, also where the texts were deleted, and exports the same bytes", async () => {
  const { length } = exported;
  expect(await importContent(head, exported)).toEqual({ created: [], changed: [], unchanged: length - 1, missing: [] });
  for (const table of ["blog_posts", "website_pages", "menus", "custom_components", "page_templates"] as const)
    await context.db.deleteFrom(table).execute();
  const { created, changed } = await importContent(head, exported);
  expect(created.length + changed.length).toBeGreaterThan(20);
  expect(changed).toEqual(["page-groups.yaml"]);
  expect(await exportContent(head)).toEqual(exported);
  expect(await importContent(head, exported)).toMatchObject({ created: [], changed: [] });
});

test("an edited file is the importer's new version, which visitors see, and the earlier one stays", async () => {
  const files = edit(ABOUT, (text) => text.replace(/^ {2}heading: .*$/m, "  heading: Edited <in Git>"));
  expect(await importContent(head, files)).toMatchObject({ created: [], changed: [ABOUT] });
  const section = await findSection(context, "about");
  expect(getContentText(section?.contents ?? [], "heading")).toBe("Edited <in Git>");
  const { id } = await context.db
    .selectFrom("website_sections")
    .select("id")
    .where("name", "=", "about")
    .where("locale", "=", "en-US")
    .executeTakeFirstOrThrow();
  expect(await sectionEditor.listRevisions(head, id)).toMatchObject([
    { saved_by: "Sam head_office" },
    { saved_by: null },
  ]);
  expect(await importContent(head, files)).toMatchObject({ created: [], changed: [] });
  await importContent(head, exported);
  expect(await exportContent(head)).toEqual(exported);
});

test("a downloaded ZIP can be uploaded again, and a preview saves nothing", async () => {
  const pack = (files: readonly ContentFile[]) =>
    zipSync(Object.fromEntries(files.map(({ path, text }) => [path, strToU8(text)])));
  const unpacked = unpackContent(pack(exported));
  expect(toMap(unpacked)).toEqual(toMap(exported));
  const edited = unpackContent(pack(edit(ABOUT, (text) => text.replace(/^ {2}heading: .*$/m, "  heading: New"))));
  const preview = await runAndRollBack(head, (tx) => importContent(tx, edited));
  expect(preview).toMatchObject({ created: [], changed: [ABOUT] });
  expect(await exportContent(head)).toEqual(exported);
});

test("HTML in a file is cleaned", async () => {
  const path = "en-US/blog/what-sde-is-and-is-not.yaml";
  const files = edit(path, (text) => text.replace(/\nbody: [\s\S]*/, "\nbody: <p>Yes<script>alert(1)</script></p>\n"));
  expect(await importContent(head, files)).toMatchObject({ changed: [path] });
  expect(await findBlogPost(context, "what-sde-is-and-is-not")).toMatchObject({ body: "<p>Yes</p>" });
  await importContent(head, exported);
});

test.each([
  ["broken YAML", ABOUT, (text: string) => text.replace("contents:", "contents: [\n"), /^line \d+: /],
  ["an alias by mistake", ABOUT, (text: string) => text.replace(/heading: .*/, "heading: *new*"), /alias/],
  ["a list instead of keys", ABOUT, () => "- a\n", "must be a list of keys and values."],
  ["an unknown field", OFFICE_PAGE, (text: string) => `${text}color: red\n`, "color: is not a field of this file."],
  [
    "a missing field",
    OFFICE_PAGE,
    (text: string) => text.replace("show_in_menu: false\n", ""),
    "show_in_menu: is missing.",
  ],
  ["a missing value", ABOUT, (text: string) => text.replace(/^ {2}lead: .*\n/m, ""), /^contents.lead: is missing/],
  [
    "an empty title",
    OFFICE_PAGE,
    (text: string) => text.replace("title: Fees", 'title: ""'),
    "contents.title: must not be empty.",
  ],
  [
    "a script as a link",
    ABOUT,
    (text: string) => text.replace("contents:", "contents:\n  a_link: javascript:x"),
    /^contents.a_link: /,
  ],
  [
    "a wrong time",
    "en-US/blog/leases-and-landlords.yaml",
    (text: string) => text.replace(/published_at: .*/, "published_at: May"),
    /^published_at: must be a time/,
  ],
  ["a menu without an address", "en-US/menus/header.yaml", () => "items:\n  - label: A\n", "items.0.url: is missing."],
  [
    "an unknown placeholder of an email",
    "en-US/sections/email-welcome.yaml",
    () => "contents:\n  subject: Hi {nobody}\n",
    /^contents.subject: .*\{nobody\}/,
  ],
])("rejects %s, and writes nothing of any file", async (_, path, change, message) => {
  const other = "en-US/sections/terms.yaml";
  const files = edit(path, change).map((file) =>
    file.path === other ? { path: other, text: file.text.replace(/^ {2}heading: .*$/m, "  heading: New") } : file,
  );
  await expect(importContent(head, files)).rejects.toMatchObject({
    errors: { [path]: [typeof message === "string" ? message : expect.stringMatching(message)] },
  });
  expect(await exportContent(head)).toEqual(exported);
});

test.each([
  ["en-US/odd/a.yaml", /isn't a text of this site/],
  ["xx/sections/about.yaml", /isn't a text of this site/],
  ["en-US/sections/nothing.yaml", /No page shows text named "nothing"/],
  ["en-US/offices/reno/pages/fees.yaml", /There is no office "reno"/],
  ["en-US/agents/ada/pages/fees.yaml", /There is no agent "ada"/],
  ["en-US/pages/Bad Name.yaml", /^slug: /],
  ["en-US/pages/locations.yaml", /^slug: /],
])("rejects a file at %s", async (path, message) => {
  await expect(importContent(head, withFile(path, toMap(exported).get(OFFICE_PAGE) ?? ""))).rejects.toMatchObject({
    errors: { [path]: [expect.stringMatching(message)] },
  });
});

test("an office's manager exports their office's texts, and only head office imports", async () => {
  const paths = (await exportContent(as("office_manager"))).map(({ path }) => path);
  expect(paths).toContain(OFFICE_PAGE);
  expect(paths.filter((path) => !/\/(offices\/miami|agents\/)/.test(path))).toEqual([]);
  await expect(importContent(as("office_manager"), exported)).rejects.toMatchObject({ status: 403 });
  await expect(importContent(as("read_only"), exported)).rejects.toMatchObject({ status: 403 });
  await expect(exportContent(as("agent"))).rejects.toMatchObject({ status: 403 });
});

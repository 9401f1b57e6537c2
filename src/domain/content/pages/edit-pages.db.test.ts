import { expect, test } from "vitest";
import type { Context } from "#domain/context.ts";
import { selectWebsitePages } from "#domain/seo/sitemap-queries.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { insertStaff } from "../../../../tests/support/leads.ts";
import { createPage, listPagesForDesk, pageEditor } from "./edit-pages.ts";
import { findWebsitePage } from "./find-website-page.ts";
import { checkNewPage, checkPage, type NewPage } from "./page-fields.ts";

const context = await openTestContext();
const head = { ...context, viewer: await insertStaff(context.db, { name: "Hana Head", staff_role: "head_office" }) };
const reader = { ...context, viewer: await insertStaff(context.db, { name: "Rae Reads", staff_role: "read_only" }) };

const PAGE: NewPage = {
  type: "custom",
  slug: "our-promise",
  template_slug: "",
  locale: "en-US",
  name: "Our promise",
  title: "What we promise",
  description: "What you can hold us to",
  heading: "Our promise",
  lead: "",
  body: "<p>We answer.<script>alert(1)</script></p>",
  menu_label: "",
  menu_order: 2,
  show_in_menu: true,
  is_draft: false,
  office_id: null,
  agent_id: null,
};

test("a visitor finds a new page, cleaned, in its place of the menu", async () => {
  const { id, path } = await createPage(head, PAGE);
  expect(path).toBe("/our-promise");
  expect(await findWebsitePage(context, { type: "custom", slug: "our-promise" })).toMatchObject({
    name: "Our promise",
    body: "<p>We answer.</p>",
    menu_label: null,
    menu_order: 2,
    show_in_menu: true,
  });
  expect(await pageEditor.find(reader, id, "read")).toMatchObject({
    values: { title: "What we promise", heading: "Our promise" },
  });
});

test("visitors see a draft once it is published, and its preview shows it before", async () => {
  const address = { type: "custom" as const, slug: "in-the-works" };
  const { id, ...page } = await createPage(head, { ...PAGE, ...address, is_draft: true });
  await expect(findWebsitePage(context, address)).rejects.toMatchObject({ status: 404 });
  expect((await selectWebsitePages(context.db, ["en-US"])).map(({ slug }) => slug)).not.toContain("in-the-works");
  const previewed: unknown[] = [];
  const renderPreview: Context["renderPreview"] = async (db) => {
    previewed.push(await findWebsitePage({ ...context, db }, address));
    return "<p>Preview</p>";
  };
  await pageEditor.preview({ ...head, renderPreview }, id, page);
  expect(previewed).toMatchObject([{ name: "Our promise" }]);
  await expect(findWebsitePage(context, address)).rejects.toMatchObject({ status: 404 });
  await pageEditor.change(head, id, { ...page, is_draft: false });
  expect(await findWebsitePage(context, address)).toMatchObject({ name: "Our promise" });
});

test("a page of a new group creates the group, and has the texts of its form", async () => {
  const { id, path } = await createPage(head, { ...PAGE, type: "template", template_slug: "trades", slug: "bakeries" });
  expect(path).toBe("/trades/bakeries");
  const { version, ...page } = await pageEditor.find(head, id, "write");
  const values = { ...page.values, form_heading: "Ask about a bakery" };
  await pageEditor.change(head, id, { ...page, version, values });
  const saved = await findWebsitePage(context, { type: "template", slug: "bakeries", template_slug: "trades" });
  expect(saved.contents).toContainEqual(expect.objectContaining({ name: "form_heading", value: "Ask about a bakery" }));
});

test.each([
  ["a taken address", { slug: "taken" }, "slug"],
  ["a reserved address", { slug: "locations" }, "slug"],
  ["a page of a group without one", { type: "template" as const }, "template_slug"],
  ["a reserved group", { type: "template" as const, template_slug: "locations" }, "template_slug"],
  ["a group for another kind", { template_slug: "trades" }, "template_slug"],
  ["an unknown language", { locale: "xx" }, "locale"],
])("rejects %s", async (_, fields, field) => {
  await createPage(head, { ...PAGE, slug: "taken" }).catch(() => {});
  const creating = createPage(head, { ...PAGE, slug: "free", ...fields });
  await expect(creating).rejects.toMatchObject({ errors: { [field]: [expect.any(String)] } });
});

test("an edit of an older version is a conflict with the current page", async () => {
  const { id, ...page } = await createPage(head, { ...PAGE, slug: "twice" });
  await pageEditor.change(head, id, { ...page, body: "<p>First</p>" });
  await expect(pageEditor.change(head, id, { ...page, body: "<p>Second</p>" })).rejects.toMatchObject({
    status: 409,
    current: { body: "<p>First</p>" },
  });
});

test("requires the texts that search engines show", () => {
  expect(checkNewPage({ type: "custom", slug: "new" })).toMatchObject({
    codes: { title: "required", description: "required", heading: "required", name: "required", body: "required" },
  });
  expect(checkPage({ version: "now", name: "Page", values: "none", menu_order: "first" })).toMatchObject({
    codes: { values: "invalid", menu_order: "invalid" },
  });
});

test("lists pages of all kinds for readers, who can't change them", async () => {
  await createPage(head, { ...PAGE, slug: "listed", name: "Listed page" });
  const query = { q: "listed page", sort: "name", descending: false, page: 1, per_page: 10 };
  expect((await listPagesForDesk(reader, query)).data).toMatchObject([{ slug: "listed", type: "custom" }]);
  await expect(createPage(reader, PAGE)).rejects.toMatchObject({ status: 403 });
});

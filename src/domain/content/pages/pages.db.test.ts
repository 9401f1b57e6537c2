import { expect, test } from "vitest";
import { openTestContext } from "../../../../tests/support/context.ts";
import { insertAgent, insertOffice } from "../../../../tests/support/listings.ts";
import { findCustomComponent, listCustomComponentTypes } from "../components/find-custom-component.ts";
import { saveCustomComponent } from "../components/save-custom-component.ts";
import { findGuide, listGuides } from "./find-guide.ts";
import { findWebsitePage, listPageTemplates, listWebsitePages } from "./find-website-page.ts";
import { savePageTemplate, saveWebsitePage, type WebsitePageInput } from "./save-website-page.ts";

const base = await openTestContext();
const { db } = base;
const tampa = await insertOffice(db, { slug: "tampa-bay" });
const grant = await insertAgent(db, { slug: "grant-okafor", office_id: tampa });
const invalidated: string[] = [];
const context = { ...base, onInvalidated: (tags: readonly string[]) => void invalidated.push(...tags) };

const createPage = (values: Partial<WebsitePageInput>): WebsitePageInput => ({
  type: "custom",
  slug: "our-promise",
  locale: "en-US",
  name: "Our promise",
  body: "<p>We promise.</p>",
  contents: [],
  ...values,
});

test("finds a page only at its owner: the root, an office or an agent", async () => {
  await saveWebsitePage(context, createPage({ name: "Root" }));
  await saveWebsitePage(context, createPage({ name: "Tampa", office_id: tampa }));
  expect(invalidated.splice(0)).toEqual(["content", "content", "office:tampa-bay"]);
  await saveWebsitePage(context, createPage({ name: "Grant", agent_id: grant, slug: "lending" }));
  expect(invalidated.splice(0)).toEqual(["content", "office:tampa-bay"]);
  const getName = async (owner: object, slug = "our-promise") =>
    (await findWebsitePage(context, { type: "custom", slug, ...owner })).name;
  expect(await getName({})).toBe("Root");
  expect(await getName({ office_id: tampa })).toBe("Tampa");
  expect(await getName({ agent_id: grant }, "lending")).toBe("Grant");
  await expect(getName({ agent_id: grant })).rejects.toMatchObject({ status: 404 });
  await expect(getName({}, "lending")).rejects.toMatchObject({ status: 404 });
  expect((await listWebsitePages(context, { office_id: tampa })).map(({ name }) => name)).toEqual(["Tampa"]);
});

test("stores a page with sanitized contents and shows it in en-US until it is translated", async () => {
  const contents = [{ name: "lead", type: "text", value: "Short" } as const];
  await saveWebsitePage(
    context,
    createPage({ slug: "fees", body: "<p>a<script>x</script></p>", menu_label: "Fees", contents }),
  );
  const french = { ...context, locale: "fr-CA" } as const;
  expect(await findWebsitePage(french, { type: "custom", slug: "fees" })).toEqual({
    slug: "fees",
    type: "custom",
    template_slug: null,
    locale: "en-US",
    name: "Our promise",
    body: "<p>a</p>",
    menu_order: 0,
    menu_label: "Fees",
    show_in_menu: false,
    contents: [{ name: "lead", type: "text", value: "Short", media_collection: [] }],
  });
  await saveWebsitePage(context, createPage({ slug: "fees", locale: "fr-CA", name: "Frais" }));
  expect((await findWebsitePage(french, { type: "custom", slug: "fees" })).name).toBe("Frais");
  const all = await listWebsitePages(french);
  expect(all.filter(({ slug }) => slug === "fees").map(({ name }) => name)).toEqual(["Frais"]);
});

test("lists pages in menu order", async () => {
  for (const [slug, menu_order] of [
    ["third", 3],
    ["first", 1],
    ["second", 2],
  ] as const) {
    await saveWebsitePage(context, createPage({ type: "marketing", slug, menu_order }));
  }
  const pages = await listWebsitePages(context, { type: "marketing" });
  expect(pages.map(({ slug }) => slug)).toEqual(["first", "second", "third"]);
});

test("rejects reserved slugs for templates and custom pages but not for other types", async () => {
  const rejected = expect.objectContaining({
    errors: { slug: [expect.stringContaining("The site uses")] },
  });
  expect(() => saveWebsitePage(context, createPage({ slug: "locations" }))).toThrow(rejected);
  expect(() => saveWebsitePage(context, createPage({ slug: "listings", office_id: tampa }))).toThrow(rejected);
  expect(() => savePageTemplate(context, { slug: "fr", name: "French" })).toThrow(rejected);
  expect(await saveWebsitePage(context, createPage({ type: "seller_landing", slug: "locations" }))).toBe(true);
});

test("requires a template for a templated page and rejects one for other pages", async () => {
  const rejected = { errors: { template_slug: [expect.stringContaining("That template doesn’t work here")] } };
  const templated = createPage({ type: "template", slug: "bakeries", template_slug: "industries" });
  await expect(saveWebsitePage(context, templated)).rejects.toMatchObject(rejected);
  await expect(saveWebsitePage(context, createPage({ template_slug: "industries" }))).rejects.toMatchObject(rejected);
  await savePageTemplate(context, { slug: "industries", name: "Industries" });
  await saveWebsitePage(context, templated);
  const choice = { type: "template", slug: "bakeries", template_slug: "industries" } as const;
  expect(await findWebsitePage(context, choice)).toMatchObject({ template_slug: "industries" });
  await expect(findWebsitePage(context, { ...choice, template_slug: "trades" })).rejects.toMatchObject({ status: 404 });
  expect(await listPageTemplates(context)).toEqual([{ slug: "industries", name: "Industries" }]);
});

test("preserves an edited page when its file changes", async () => {
  const file = createPage({ slug: "fees-by-file", source_hash: "1" });
  expect(await saveWebsitePage(context, file)).toBe(true);
  expect(await saveWebsitePage(context, file)).toBe(false);
  await saveWebsitePage(context, createPage({ slug: "fees-by-file", name: "By hand" }));
  expect(await saveWebsitePage(context, { ...file, source_hash: "2" })).toBe(false);
  expect((await findWebsitePage(context, { type: "custom", slug: "fees-by-file" })).name).toBe("By hand");
});

test("lists the root's pages of kind guide as guides", async () => {
  const contents = [
    { name: "kind", type: "text", value: "guide" },
    { name: "description", type: "text", value: "All of it" },
  ] as const;
  await saveWebsitePage(context, createPage({ slug: "guide-to-selling", name: "Guide to selling", contents }));
  await saveWebsitePage(context, createPage({ slug: "guide-of-tampa", office_id: tampa, contents }));
  const guide = {
    slug: "guide-to-selling",
    name: "Guide to selling",
    description: "All of it",
    path: "/guide-to-selling",
  };
  expect(await listGuides(context)).toEqual([guide]);
  expect(await findGuide(context, "guide-to-selling")).toEqual(guide);
  expect(await findGuide(context, "our-promise")).toBeNull();
});

test("lists an office's components by type and hides those of an inactive type", async () => {
  const save = (type: string, slug: string, status: "Active" | "Inactive" = "Active", position = 0) =>
    saveCustomComponent(context, {
      office_id: tampa,
      type: { name: type, status },
      slug,
      locale: "en-US",
      position,
      contents: [{ name: "heading", type: "text", value: slug }],
    });
  await save("Trades", "marinas", "Active", 2);
  await save("Trades", "bakeries", "Active", 1);
  await save("Old", "fax-shops", "Inactive");
  const types = await listCustomComponentTypes({ ...context, locale: "fr-CA" }, tampa);
  expect(types.map(({ name, status, components }) => [name, status, components.map(({ slug }) => slug)])).toEqual([
    ["Old", "Inactive", ["fax-shops"]],
    ["Trades", "Active", ["bakeries", "marinas"]],
  ]);
  const bakeries = await findCustomComponent(context, tampa, "bakeries");
  expect(bakeries.type.name).toBe("Trades");
  expect(bakeries.contents).toEqual([{ name: "heading", type: "text", value: "bakeries", media_collection: [] }]);
  await expect(findCustomComponent(context, tampa, "fax-shops")).rejects.toMatchObject({ status: 404 });
});

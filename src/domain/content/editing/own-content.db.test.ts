import { describe, expect, test } from "vitest";
import { openTestContext } from "../../../../tests/support/context.ts";
import { type DeskFixture, openDeskFixture } from "../../../../tests/support/desk/desk-fixture.ts";
import { createArticle, listArticles } from "../blog/edit-articles.ts";
import { findBlogPost } from "../blog/find-blog-post.ts";
import { menuEditor } from "../menus/edit-menus.ts";
import { listMenus } from "../menus/list-menus.ts";
import { saveMenu } from "../menus/save-menu.ts";
import { createPage, listPagesForDesk, pageEditor } from "../pages/edit-pages.ts";
import { findWebsitePage } from "../pages/find-website-page.ts";
import type { NewPage } from "../pages/page-fields.ts";
import { listSectionsForDesk, sectionEditor } from "../sections/edit-sections.ts";
import { findSection } from "../sections/find-section.ts";
import { saveSection } from "../sections/save-section.ts";

/* The texts of offices and agents, as their own staff edit them. */
const context = await openTestContext();
const fixture: DeskFixture = await openDeskFixture(context);
const { miami, tampa } = fixture.offices;
const as = (role: keyof DeskFixture["staff"]) => ({ ...context, viewer: fixture.staff[role] });
const manager = as("office_manager");
const head = as("head_office");
const LIST = { descending: false, page: 1, per_page: 50 };

await saveSection(context, {
  name: "buyer-faq",
  locale: "en-US",
  source_hash: "1",
  contents: [{ name: "heading", type: "text", value: "Network’s heading" }],
});
await saveSection(context, { name: "privacy", locale: "en-US", source_hash: "2", contents: [] });
await saveMenu(context, { name: "header", locale: "en-US", source_hash: "3", data: [] });

const listSections = async (viewer: typeof manager, office?: string) =>
  (await listSectionsForDesk(viewer, { ...LIST, ...(office && { office }) })).data.map(({ name, office }) => [
    name,
    office,
  ]);
const getHeading = async (office_id: number) =>
  (await findSection(context, "buyer-faq", { office_id }))?.contents[0]?.value;

describe("an office's version of a page's texts", () => {
  test("starts as the network's, is shown on the office's pages only, and ends with its deletion", async () => {
    const [network] = (await listSectionsForDesk(manager, { ...LIST, q: "buyer-faq" })).data;
    const id = network?.id ?? 0;
    expect(await listSections(manager)).toEqual([["buyer-faq", null]]);
    expect(await sectionEditor.find(manager, id, "read")).toMatchObject({ may_change: false, is_for_offices: true });

    const own = await sectionEditor.customize(manager, id, { office_id: null });
    expect(own).toMatchObject({
      office: "Miami",
      may_change: true,
      path: "/locations/florida/miami/buy-a-business/buyer-faq",
      values: { heading: "Network’s heading" },
    });
    expect(await sectionEditor.customize(manager, id, { office_id: null })).toEqual(own);
    const { version } = await sectionEditor.change(manager, own.id, {
      version: own.version,
      values: { heading: "Miami’s heading" },
    });
    expect(await getHeading(miami)).toBe("Miami’s heading");
    expect(await getHeading(tampa)).toBe("Network’s heading");
    expect(await listSections(manager)).toEqual([["buyer-faq", "Miami"]]);
    expect(await listSections(head, String(tampa))).toEqual([["buyer-faq", null]]);

    await expect(sectionEditor.remove(manager, own.id, own.version)).rejects.toMatchObject({ status: 409 });
    await sectionEditor.remove(manager, own.id, version);
    expect(await getHeading(miami)).toBe("Network’s heading");
  });

  test("is head office's to write for any office, and no manager's for another", async () => {
    const [network] = (await listSectionsForDesk(head, { ...LIST, q: "buyer-faq" })).data;
    const id = network?.id ?? 0;
    await expect(sectionEditor.customize(head, id, { office_id: null })).rejects.toMatchObject({
      errors: { office_id: [expect.any(String)] },
    });
    const tampas = await sectionEditor.customize(head, id, { office_id: tampa });
    expect(tampas.office).toBe("Tampa");
    await expect(sectionEditor.find(manager, tampas.id, "read")).rejects.toMatchObject({ status: 404 });
    await expect(sectionEditor.change(manager, id, { version: "", values: {} })).rejects.toMatchObject({ status: 403 });
    await expect(sectionEditor.find(as("agent"), id, "read")).rejects.toMatchObject({ status: 403 });
  });

  test("doesn't exist for pages that offices don't have", async () => {
    const [privacy] = (await listSectionsForDesk(head, { ...LIST, q: "privacy" })).data;
    await expect(sectionEditor.customize(manager, privacy?.id ?? 0, { office_id: null })).rejects.toMatchObject({
      status: 404,
    });
    const version = privacy?.updated_at.toISOString() ?? "";
    await expect(sectionEditor.remove(head, privacy?.id ?? 0, version)).rejects.toMatchObject({ status: 422 });
  });
});

test("an office's menu replaces the network's on its pages", async () => {
  const { id: network } = await context.db.selectFrom("menus").select("id").executeTakeFirstOrThrow();
  const { id, version } = await menuEditor.customize(manager, network, { office_id: null });
  await menuEditor.change(manager, id, {
    version,
    items: [{ label: "Our team", url: "/about/our-team", children: [] }],
  });
  expect(await listMenus(context, { office_id: miami })).toMatchObject([{ data: [{ label: "Our team" }] }]);
  expect(await listMenus(context, { office_id: tampa })).toMatchObject([{ data: [] }]);
});

test("an office's article is in its blog, and in no other", async () => {
  const article = await createArticle(manager, {
    slug: "miami-news",
    locale: "en-US",
    office_id: null,
    title: "News",
    description: "News",
    heading: "News",
    lead: "",
    body: "<p>News</p>",
    author_name: "",
    sources: "",
    published_on: "2026-01-01",
    is_draft: false,
  });
  expect(article).toMatchObject({ office: "Miami", path: "/locations/florida/miami/blog/miami-news" });
  expect(await findBlogPost(context, "miami-news", { office_id: miami })).toMatchObject({ heading: "News" });
  await expect(findBlogPost(context, "miami-news", { office_id: tampa })).rejects.toMatchObject({ status: 404 });
  const list = { ...LIST, sort: "heading" };
  expect((await listArticles(head, { ...list, office: String(tampa) })).data).toEqual([]);
});

describe("pages of offices and agents", () => {
  const PAGE: NewPage = {
    type: "custom",
    slug: "my-sales",
    template_slug: "",
    locale: "en-US",
    office_id: null,
    agent_id: null,
    name: "My sales",
    title: "Sales",
    description: "Sales",
    heading: "My sales",
    lead: "",
    body: "<p>Many</p>",
    menu_label: "",
    menu_order: 0,
    show_in_menu: true,
    is_draft: false,
  };

  test("an agent writes their own page, which their office's manager may change", async () => {
    const { agent } = await context.db
      .selectFrom("agents")
      .select("slug as agent")
      .where("id", "=", fixture.agents.own)
      .executeTakeFirstOrThrow();
    const page = await createPage(as("agent"), { ...PAGE, agent_id: fixture.agents.colleague });
    expect(page).toMatchObject({ path: `/agents/${agent}/my-sales` });
    const { id, version, ...shown } = await pageEditor.find(manager, page.id, "write");
    const { name, menu_label, menu_order, show_in_menu, is_draft, values } = shown;
    const change = { version, name, menu_label, menu_order, show_in_menu, is_draft, values, body: "<p>Three</p>" };
    await pageEditor.change(manager, id, change);
    const choice = { type: "custom" as const, slug: "my-sales", agent_id: fixture.agents.own };
    expect(await findWebsitePage(context, choice)).toMatchObject({ body: "<p>Three</p>" });
    expect((await listPagesForDesk(as("agent"), { ...LIST, sort: "name" })).data).toMatchObject([{ id }]);
  });

  test("belong to the manager's office or its agents, and are plain pages", async () => {
    expect(await createPage(manager, { ...PAGE, slug: "office-page" })).toMatchObject({
      path: "/locations/florida/miami/office-page",
    });
    await expect(createPage(manager, { ...PAGE, agent_id: fixture.agents.other })).rejects.toMatchObject({
      errors: { agent_id: [expect.any(String)] },
    });
    await expect(createPage(manager, { ...PAGE, type: "marketing" })).rejects.toMatchObject({
      errors: { type: [expect.any(String)] },
    });
    await expect(createPage(head, { ...PAGE, office_id: 99_999 })).rejects.toMatchObject({
      errors: { office_id: [expect.any(String)] },
    });
  });
});

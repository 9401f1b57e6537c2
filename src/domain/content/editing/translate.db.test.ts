import { expect, test } from "vitest";
import { openTestContext } from "../../../../tests/support/context.ts";
import { insertStaff } from "../../../../tests/support/leads.ts";
import { articleEditor, createArticle } from "../blog/edit-articles.ts";
import { findBlogPost } from "../blog/find-blog-post.ts";
import { listEditedMenus, menuEditor } from "../menus/edit-menus.ts";
import { saveMenu } from "../menus/save-menu.ts";
import { createPage, pageEditor } from "../pages/edit-pages.ts";
import { findWebsitePage } from "../pages/find-website-page.ts";
import { listSectionsForDesk, sectionEditor } from "../sections/edit-sections.ts";
import { saveSection } from "../sections/save-section.ts";

const opened = await openTestContext();
const context = { ...opened, network: { ...opened.network, locales: ["en-US", "fr-CA"] as ["en-US", "fr-CA"] } };
const head = { ...context, viewer: await insertStaff(context.db, { name: "Hana Head", staff_role: "head_office" }) };
const french = { ...context, locale: "fr-CA" as const };
const LIST = { descending: false, page: 1, per_page: 50 };
const TEXTS = {
  title: "Fees",
  description: "What we charge",
  heading: "Our fees",
  lead: "",
  body: "<p>Ten percent.</p>",
};

test("starts a page in another language with the same texts, once", async () => {
  const address = { type: "custom" as const, slug: "fees", template_slug: "", locale: "en-US" };
  const menu = { name: "Fees", menu_label: "Fees", menu_order: 3, show_in_menu: true, is_draft: false };
  const page = await createPage(head, { ...address, ...menu, ...TEXTS, office_id: null, agent_id: null });
  const copy = await pageEditor.translate(head, page.id, { locale: "fr-CA" });
  expect(copy).toMatchObject({
    ...menu,
    is_draft: true,
    locale: "fr-CA",
    body: TEXTS.body,
    values: { heading: "Our fees" },
  });
  expect(await findWebsitePage(french, { type: "custom", slug: "fees" })).toMatchObject({ locale: "en-US" });
  const { version } = copy;
  await pageEditor.change(head, copy.id, { ...menu, version, body: "<p>Dix pour cent.</p>", values: copy.values });
  expect(await pageEditor.translate(head, page.id, { locale: "fr-CA" })).toMatchObject({
    body: "<p>Dix pour cent.</p>",
  });
  expect(await findWebsitePage(french, { type: "custom", slug: "fees" })).toMatchObject({
    body: "<p>Dix pour cent.</p>",
  });
  expect(await findWebsitePage(context, { type: "custom", slug: "fees" })).toMatchObject({ body: TEXTS.body });
});

test("starts a menu and a page's texts in another language", async () => {
  await saveMenu(context, {
    name: "header",
    locale: "en-US",
    source_hash: "1",
    data: [{ label: "Buy", url: "/buy-a-business", children: [] }],
  });
  await saveSection(context, {
    name: "buyer-faq",
    locale: "en-US",
    source_hash: "1",
    contents: [{ name: "heading", type: "text", value: "Questions" }],
  });
  const [menu] = (await listEditedMenus(head, LIST)).data;
  const [section] = (await listSectionsForDesk(head, LIST)).data;
  expect(await menuEditor.translate(head, menu?.id ?? 0, { locale: "fr-CA" })).toMatchObject({
    locale: "fr-CA",
    items: [{ label: "Buy", url: "/buy-a-business" }],
  });
  expect(await sectionEditor.translate(head, section?.id ?? 0, { locale: "fr-CA" })).toMatchObject({
    locale: "fr-CA",
    values: { heading: "Questions" },
  });
});

test("starts an article as a draft", async () => {
  const dates = { published_on: "2026-05-01", is_draft: false };
  const fields = { ...TEXTS, ...dates, author_name: "Ann", sources: "One\nTwo" };
  const article = await createArticle(head, { ...fields, slug: "fees", locale: "en-US", office_id: null });
  const copy = await articleEditor.translate(head, article.id, { locale: "fr-CA" });
  expect(copy).toMatchObject({ locale: "fr-CA", is_draft: true, sources: "One\nTwo", published_on: "2026-05-01" });
  expect(await findBlogPost(french, "fees")).toMatchObject({ heading: "Our fees", locale: "en-US" });
});

test("rejects a language that the site doesn't have, and someone who may not write", async () => {
  const [menu] = (await listEditedMenus(head, LIST)).data;
  const id = menu?.id ?? 0;
  await expect(menuEditor.translate(head, id, { locale: "ja-JP" })).rejects.toMatchObject({
    errors: { locale: [expect.any(String)] },
  });
  const reader = { ...context, viewer: await insertStaff(context.db, { name: "Rae", staff_role: "read_only" }) };
  await expect(menuEditor.translate(reader, id, { locale: "fr-CA" })).rejects.toMatchObject({ status: 403 });
});

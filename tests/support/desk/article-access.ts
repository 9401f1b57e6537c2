import { randomUUID } from "node:crypto";
import { saveBlogPost } from "#domain/content/blog/save-blog-post.ts";
import { saveMenu } from "#domain/content/menus/save-menu.ts";
import { saveSection } from "#domain/content/sections/save-section.ts";
import type { DeskAccess } from "./desk-access.ts";
import type { DeskFixture } from "./desk-fixture.ts";

async function insertArticleParams({ context }: DeskFixture): Promise<Record<string, string>> {
  const slug = `article-${randomUUID()}`;
  const texts = { title: "Title", description: "Description", heading: "Heading", lead: "", body: "<p>Text</p>" };
  await saveBlogPost(context, { slug, locale: "en-US", author_name: "", published_at: context.clock(), ...texts });
  const { id } = await context.db
    .selectFrom("blog_posts")
    .select("id")
    .where("slug", "=", slug)
    .executeTakeFirstOrThrow();
  return { id: String(id) };
}

async function insertSectionParams({ context }: DeskFixture): Promise<Record<string, string>> {
  const name = `section-${randomUUID()}`;
  await saveSection(context, {
    name,
    locale: "en-US",
    contents: [{ name: "heading", type: "text", value: "Heading" }],
  });
  const { id } = await context.db
    .selectFrom("website_sections")
    .select("id")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return { id: String(id) };
}

async function insertMenuParams({ context }: DeskFixture): Promise<Record<string, string>> {
  const name = `menu-${randomUUID()}`;
  await saveMenu(context, { name, locale: "en-US", data: [{ label: "Home", url: "/", children: [] }] });
  const { id } = await context.db.selectFrom("menus").select("id").where("name", "=", name).executeTakeFirstOrThrow();
  return { id: String(id) };
}

const WRITE: DeskAccess = { agent: "", office_manager: "", head_office: "O", read_only: "" };
const ARTICLE: DeskAccess = { ...WRITE, head_office: "OCX", getParams: insertArticleParams };

const SECTION: DeskAccess = { ...ARTICLE, getParams: insertSectionParams };
const MENU: DeskAccess = { ...ARTICLE, getParams: insertMenuParams };

export const ARTICLE_ACCESS: Record<string, DeskAccess> = {
  listDeskArticles: { ...WRITE, read_only: "O" },
  showDeskArticle: { ...ARTICLE, read_only: "OCX" },
  createDeskArticle: WRITE,
  changeDeskArticle: ARTICLE,
  listDeskSections: { ...WRITE, read_only: "O" },
  showDeskSection: { ...SECTION, read_only: "OCX" },
  changeDeskSection: SECTION,
  listDeskMenus: { ...WRITE, read_only: "O" },
  showDeskMenu: { ...MENU, read_only: "OCX" },
  changeDeskMenu: MENU,
};

import { randomUUID } from "node:crypto";
import { saveBlogPost } from "#domain/content/blog/save-blog-post.ts";
import type { ContentKindName } from "#domain/content/editing/revision-queries.ts";
import { saveMenu } from "#domain/content/menus/save-menu.ts";
import { saveWebsitePage } from "#domain/content/pages/save-website-page.ts";
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

async function insertPageParams({ context }: DeskFixture): Promise<Record<string, string>> {
  const slug = `page-${randomUUID()}`;
  await saveWebsitePage(context, { type: "marketing", slug, locale: "en-US", name: "Page", body: null, contents: [] });
  const { id } = await context.db
    .selectFrom("website_pages")
    .select("id")
    .where("slug", "=", slug)
    .executeTakeFirstOrThrow();
  return { id: String(id) };
}

const WRITE: DeskAccess = { agent: "", office_manager: "", head_office: "O", read_only: "" };
const LIST: DeskAccess = { ...WRITE, read_only: "O" };

type GetParams = (fixture: DeskFixture) => Promise<Record<string, string>>;

/** The access to all calls of one kind of content. */
function createAccess(id: string, kind: ContentKindName, getParams: GetParams): Record<string, DeskAccess> {
  const change: DeskAccess = { ...WRITE, head_office: "OCX", getParams };
  const show: DeskAccess = { ...change, read_only: "OCX" };
  const getRevisionParams: GetParams = async (fixture) => {
    const params = await getParams(fixture);
    const revision = { kind, subject_id: Number(params.id), account_id: null, saved_at: new Date(), data: "{}" };
    const { id } = await fixture.context.db
      .insertInto("content_revisions")
      .values(revision)
      .returning("id")
      .executeTakeFirstOrThrow();
    return { ...params, revision: String(id) };
  };
  return {
    [`listDesk${id}s`]: LIST,
    [`showDesk${id}`]: show,
    [`changeDesk${id}`]: change,
    [`previewDesk${id}`]: change,
    [`resetDesk${id}`]: change,
    [`listDesk${id}Revisions`]: show,
    [`showDesk${id}Revision`]: { ...show, getParams: getRevisionParams },
  };
}

export const CONTENT_ACCESS: Record<string, DeskAccess> = {
  ...createAccess("Article", "article", insertArticleParams),
  createDeskArticle: WRITE,
  ...createAccess("Page", "page", insertPageParams),
  createDeskPage: WRITE,
  ...createAccess("Section", "section", insertSectionParams),
  ...createAccess("Menu", "menu", insertMenuParams),
};

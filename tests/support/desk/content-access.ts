import { randomBytes, randomUUID } from "node:crypto";
import { saveBlogPost } from "#domain/content/blog/save-blog-post.ts";
import { saveCustomComponent } from "#domain/content/components/save-custom-component.ts";
import type { ContentKindName } from "#domain/content/editing/revision-queries.ts";
import { saveMenu } from "#domain/content/menus/save-menu.ts";
import { saveWebsitePage } from "#domain/content/pages/save-website-page.ts";
import { saveSection } from "#domain/content/sections/save-section.ts";
import type { DeskAccess, Owner } from "./desk-access.ts";
import type { DeskFixture } from "./desk-fixture.ts";

type GetParams = (fixture: DeskFixture, owner: Owner) => Promise<Record<string, string>>;
type Table = "blog_posts" | "custom_components" | "menus" | "website_pages" | "website_sections";

const getOfficeId = ({ offices }: DeskFixture, owner: Owner): number => (owner === "X" ? offices.tampa : offices.miami);

async function getNewestParams({ context }: DeskFixture, table: Table): Promise<Record<string, string>> {
  const { id } = await context.db
    .selectFrom(table)
    .select("id")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return { id: String(id) };
}

const insertArticleParams: GetParams = async (fixture, owner) => {
  const texts = { title: "Title", description: "Description", heading: "Heading", lead: "", body: "<p>Text</p>" };
  await saveBlogPost(fixture.context, {
    slug: `article-${randomUUID()}`,
    locale: "en-US",
    office_id: getOfficeId(fixture, owner),
    author_name: "",
    published_at: fixture.context.clock(),
    ...texts,
  });
  return getNewestParams(fixture, "blog_posts");
};

const heading = { name: "heading", type: "text" as const, value: "Heading" };
const insertSection = (fixture: DeskFixture, name: string, office_id: number | null) =>
  saveSection(fixture.context, { name, locale: "en-US", office_id, contents: [heading] });
const insertMenu = (fixture: DeskFixture, office_id: number | null) =>
  saveMenu(fixture.context, {
    name: `menu-${randomUUID()}`,
    locale: "en-US",
    office_id,
    data: [{ label: "Home", url: "/", children: [] }],
  });

const insertSectionParams: GetParams = async (fixture, owner) => {
  await insertSection(fixture, `section-${randomUUID()}`, getOfficeId(fixture, owner));
  return getNewestParams(fixture, "website_sections");
};

const insertMenuParams: GetParams = async (fixture, owner) => {
  await insertMenu(fixture, getOfficeId(fixture, owner));
  return getNewestParams(fixture, "menus");
};

const insertComponentParams: GetParams = async (fixture, owner) => {
  await saveCustomComponent(fixture.context, {
    slug: `component-${randomUUID()}`,
    locale: "en-US",
    office_id: getOfficeId(fixture, owner),
    type: { name: "Industries" },
    contents: [heading],
  });
  return getNewestParams(fixture, "custom_components");
};

const insertPageParams: GetParams = async (fixture, owner) => {
  const { own, colleague, other } = fixture.agents;
  await saveWebsitePage(fixture.context, {
    type: "custom",
    slug: `page-${randomUUID()}`,
    locale: "en-US",
    name: "Page",
    body: null,
    contents: [],
    agent_id: { O: own, C: colleague, X: other }[owner],
  });
  return getNewestParams(fixture, "website_pages");
};

const OFFICES = { agent: "", office_manager: "OC", head_office: "OCX", read_only: "" };
const AGENTS = { ...OFFICES, agent: "O" };

/** Returns the access to all calls of one kind of content. */
function createAccess(
  id: string,
  kind: ContentKindName,
  getParams: GetParams,
  write: Omit<DeskAccess, "getParams"> = OFFICES,
): Record<string, DeskAccess> {
  const change: DeskAccess = { ...write, getParams };
  const show: DeskAccess = { ...change, read_only: "OCX" };
  const list: DeskAccess = { agent: write.agent, office_manager: "O", head_office: "O", read_only: "O" };
  const getRevisionParams: GetParams = async (fixture, owner) => {
    const params = await getParams(fixture, owner);
    const revision = { kind, subject_id: Number(params.id), account_id: null, saved_at: new Date(), data: "{}" };
    const { id } = await fixture.context.db
      .insertInto("content_revisions")
      .values(revision)
      .returning("id")
      .executeTakeFirstOrThrow();
    return { ...params, revision: String(id) };
  };
  return {
    [`listDesk${id}s`]: list,
    [`showDesk${id}`]: show,
    [`changeDesk${id}`]: change,
    [`previewDesk${id}`]: change,
    [`resetDesk${id}`]: change,
    [`deleteDesk${id}`]: change,
    [`showDesk${id}Schedule`]: change,
    [`scheduleDesk${id}`]: change,
    [`recordDesk${id}Editing`]: change,
    [`cancelDesk${id}Schedule`]: change,
    [`listDesk${id}Revisions`]: show,
    [`showDesk${id}Revision`]: { ...show, getParams: getRevisionParams },
  };
}

const pictures: { getParams: GetParams } = {
  getParams: async (fixture, owner) => {
    const { id } = await fixture.context.db
      .insertInto("pictures")
      .values({
        token: randomBytes(16).toString("hex"),
        office_id: getOfficeId(fixture, owner),
        name: "Storefront",
        width: 960,
        height: 640,
        source_sha256: randomUUID(),
        updated_at: fixture.context.clock(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return { id: String(id) };
  },
};
const PICTURE_WRITE: DeskAccess = { ...OFFICES, ...pictures };

const OWN_DRAFT: DeskAccess = {
  agent: "OCX",
  office_manager: "OCX",
  head_office: "OCX",
  read_only: "OCX",
  getParams: async () => ({ subject: "pages-1" }),
};

const CREATE: DeskAccess = { agent: "", office_manager: "O", head_office: "O", read_only: "" };

/** The network's texts, which every office builds on. */
const customizeSection: DeskAccess = {
  agent: "",
  office_manager: "OCX",
  head_office: "OCX",
  read_only: "",
  getParams: async (fixture) => {
    await insertSection(fixture, `section-${randomUUID()}`, null);
    return getNewestParams(fixture, "website_sections");
  },
};
const customizeMenu: DeskAccess = {
  ...customizeSection,
  getParams: async (fixture) => {
    await insertMenu(fixture, null);
    return getNewestParams(fixture, "menus");
  },
};

export const CONTENT_ACCESS: Record<string, DeskAccess> = {
  ...createAccess("Article", "article", insertArticleParams),
  translateDeskArticle: { ...OFFICES, getParams: insertArticleParams },
  listDeskArticleLinks: { ...OFFICES, read_only: "OCX", getParams: insertArticleParams },
  createDeskArticle: CREATE,
  ...createAccess("Page", "page", insertPageParams, AGENTS),
  translateDeskPage: { ...AGENTS, getParams: insertPageParams },
  listDeskPageLinks: { ...AGENTS, read_only: "OCX", getParams: insertPageParams },
  createDeskPage: { ...CREATE, agent: "O" },
  ...createAccess("Section", "section", insertSectionParams),
  translateDeskSection: { ...OFFICES, getParams: insertSectionParams },
  customizeDeskSection: customizeSection,
  ...createAccess("Component", "component", insertComponentParams),
  createDeskComponent: CREATE,
  ...createAccess("Menu", "menu", insertMenuParams),
  translateDeskMenu: { ...OFFICES, getParams: insertMenuParams },
  customizeDeskMenu: customizeMenu,
  // An agent shows the pictures of their office on their own pages.
  listDeskPictures: { agent: "O", office_manager: "O", head_office: "O", read_only: "O" },
  addDeskPicture: CREATE,
  showDeskPicture: { ...PICTURE_WRITE, agent: "OC", read_only: "OCX" },
  changeDeskPicture: PICTURE_WRITE,
  replaceDeskPicture: PICTURE_WRITE,
  deleteDeskPicture: PICTURE_WRITE,
  listMissingTranslations: { agent: "", office_manager: "", head_office: "O", read_only: "O" },
  // A manager gets their office's texts.
  previewContentImport: { agent: "", office_manager: "", head_office: "O", read_only: "" },
  importContent: { agent: "", office_manager: "", head_office: "O", read_only: "" },
  exportContent: { agent: "", office_manager: "O", head_office: "O", read_only: "O" },
  listLinkTargets: { agent: "O", office_manager: "O", head_office: "O", read_only: "O" },
  // Everyone has only their own drafts.
  ...Object.fromEntries(["showDraft", "saveDraft", "deleteDraft"].map((id) => [id, OWN_DRAFT])),
};

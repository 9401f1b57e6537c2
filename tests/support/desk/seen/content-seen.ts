import { strToU8, zipSync } from "fflate";
import { saveBlogPost } from "#domain/content/blog/save-blog-post.ts";
import { saveCustomComponent } from "#domain/content/components/save-custom-component.ts";
import { findPictureFile } from "#domain/content/library/find-picture-file.ts";
import { saveMenu } from "#domain/content/menus/save-menu.ts";
import { saveWebsitePage } from "#domain/content/pages/save-website-page.ts";
import { publishScheduled } from "#domain/content/schedules/publish-scheduled.ts";
import { saveSection } from "#domain/content/sections/save-section.ts";
import { createPhoto } from "../../create-photo.ts";
import { type Desk, getNumber, type SeenByVisitors, type SeenCase } from "./seen-case.ts";

const LOCALE = "en-US" as const;
const OFFICE_PAGE = "/locations/florida/miami";

/** One kind of text: how to store it with a heading, and where visitors read it. */
interface Kind {
  path: string;
  /** Stores a text as a shipped file does. @returns the page that shows it */
  ship(desk: Desk, heading: string, hash: string): Promise<{ page: string; slug: string }>;
  /** The change that gives it another heading. */
  change(record: Record<string, unknown>, heading: string): object;
}

interface Contents {
  values: Record<string, unknown>;
}

const changeValues = ({ values }: Contents, heading: string) => ({ values: { ...values, heading } });

const head = (heading: string) =>
  ["title", "description", "heading", "lead"].map((name) => ({
    name,
    type: "text" as const,
    value: name === "heading" ? heading : name,
  }));

const SHIPPED = { slug: "shipped" };

const KINDS: Record<string, Kind> = {
  Article: {
    path: "articles",
    async ship({ context }, heading, source_hash) {
      const texts = { title: "Title", description: "Description", heading, lead: "", body: "<p>Text</p>" };
      const slug = `article-${SHIPPED.slug}`;
      await saveBlogPost(context, {
        ...texts,
        slug,
        source_hash,
        locale: LOCALE,
        author_name: "",
        published_at: new Date("2026-05-01"),
      });
      return { page: `/blog/${slug}`, slug };
    },
    change: (record, heading) => {
      const { title, description, lead, body, author_name, sources, published_on } = record;
      return { title, description, lead, body, author_name, sources, published_on, heading };
    },
  },
  Page: {
    path: "pages",
    async ship({ context }, heading, source_hash) {
      const slug = `page-${SHIPPED.slug}`;
      const page = { type: "custom" as const, slug, locale: LOCALE, name: "Page", body: "<p>Text</p>" };
      await saveWebsitePage(context, { ...page, source_hash, contents: head(heading) });
      return { page: `/${slug}`, slug };
    },
    change: ({ name, body, values }, heading) => ({ name, body, ...changeValues({ values } as Contents, heading) }),
  },
  Section: {
    path: "sections",
    async ship({ context }, heading, source_hash) {
      await saveSection(context, { name: "buyer-faq", locale: LOCALE, source_hash, contents: head(heading) });
      return { page: "/buy-a-business/buyer-faq", slug: "buyer-faq" };
    },
    change: (record, heading) => changeValues(record as unknown as Contents, heading),
  },
  Component: {
    path: "components",
    async ship({ context, fixture }, heading, source_hash) {
      const slug = `component-${SHIPPED.slug}`;
      const place = { slug, locale: LOCALE, office_id: fixture.offices.miami, type: { name: "Industries" } };
      await saveCustomComponent(context, { ...place, source_hash, contents: head(heading) });
      return { page: OFFICE_PAGE, slug };
    },
    change: ({ status, position, ...record }, heading) => ({
      status,
      position,
      ...changeValues(record as unknown as Contents, heading),
    }),
  },
  Menu: {
    path: "menus",
    async ship({ context }, heading, source_hash) {
      const data = [{ label: heading, url: "/blog", children: [] }];
      await saveMenu(context, { name: "header", locale: LOCALE, source_hash, data });
      return { page: "/about/our-team", slug: "header" };
    },
    change: (_record, heading) => ({ items: [{ label: heading, url: "/blog", children: [] }] }),
  },
};

interface Stored extends Record<string, unknown> {
  id: number;
  version: string;
}

/** Stores a new text of a kind and reads it at the desk. */
async function startText(desk: Desk, kind: Kind) {
  const number = getNumber();
  SHIPPED.slug = String(number);
  const shipped = `Shipped heading ${number}`;
  const { page } = await kind.ship(desk, shipped, "1");
  const { data } = await desk.call<{ data: Stored[] }>("GET", `/${kind.path}?per_page=100`);
  const newest = data.reduce((one, other) => (other.id > one.id ? other : one));
  const record = await desk.call<Stored>("GET", `/${kind.path}/${newest.id}`);
  return { page, record, shipped, heading: `Edited heading ${number}` };
}

/** The calls that every kind of text has. */
function createCases(name: string, kind: Kind): SeenByVisitors {
  const change = async (desk: Desk) => {
    const { page, record, shipped, heading } = await startText(desk, kind);
    const body = { ...kind.change(record, heading), version: record.version };
    return { page, record, shipped, heading, body };
  };
  return {
    async [`changeDesk${name}`](desk) {
      const { page, record, heading, body } = await change(desk);
      return { params: { id: record.id }, body, page, shows: heading };
    },
    async [`scheduleDesk${name}`](desk) {
      const { page, record, heading, body } = await change(desk);
      const publish_at = new Date(desk.context.clock().getTime() + 60_000);
      const finish = () => publishScheduled({ ...desk.context, viewer: { role: "system" }, clock: () => publish_at });
      return {
        params: { id: record.id },
        body: { change: body, publish_at, replaces: null },
        finish,
        page,
        shows: heading,
      };
    },
    async [`resetDesk${name}`](desk) {
      const { page, record, shipped, body } = await change(desk);
      const { version } = await desk.call<Stored>("PUT", `/${kind.path}/${record.id}`, body);
      desk.context.loadShippedContent = async (tx) =>
        void (await kind.ship({ ...desk, context: tx as Desk["context"] }, shipped, "2"));
      return { params: { id: record.id }, body: { version }, page, shows: shipped };
    },
    [`previewDesk${name}`]: "saves nothing",
    [`recordDesk${name}Editing`]: "only other editors see who has a text open",
    [`cancelDesk${name}Schedule`]: "visitors keep seeing the current text",
  };
}

const ARTICLE = {
  title: "Title",
  description: "Description",
  lead: "",
  body: "<p>Text</p>",
  author_name: "",
  sources: "",
  published_on: "2026-05-01",
  locale: LOCALE,
  office_id: null,
};
const PAGE = {
  type: "custom",
  name: "Page",
  title: "Title",
  description: "Description",
  lead: "",
  body: "<p>Text</p>",
  locale: LOCALE,
  office_id: null,
};

function createText(texts: object, getPage: (slug: string) => string) {
  const number = getNumber();
  const [slug, heading] = [`new-${number}`, `New heading ${number}`];
  return { body: { ...texts, slug, heading }, page: getPage(slug), heading };
}

async function addText(texts: object, getPage: (slug: string) => string): Promise<SeenCase> {
  const { body, page, heading } = createText(texts, getPage);
  return { body, page, shows: heading };
}

async function removeText(
  desk: Desk,
  path: string,
  texts: object,
  getPage: (slug: string) => string,
): Promise<SeenCase> {
  const { body, page, heading } = createText(texts, getPage);
  const { id, version } = await desk.call<Stored>("POST", `/${path}`, body);
  return { params: { id }, query: `?version=${encodeURIComponent(version)}`, page, hides: heading };
}

const getArticlePage = (slug: string): string => `/blog/${slug}`;
const getCustomPage = (slug: string): string => `/${slug}`;
const getComponent = ({ fixture }: Desk) => ({
  type_name: "Industries",
  locale: LOCALE,
  office_id: fixture.offices.miami,
  body: "<p>Text</p>",
});

/** An office's own version of a text of the network, with another heading. */
async function customizeText(desk: Desk, kind: Kind, getOwnPage: (page: string) => string) {
  const { page, record, shipped, heading } = await startText(desk, kind);
  const own = await desk.call<Stored>("POST", `/${kind.path}/${record.id}/customize`, {
    office_id: desk.fixture.offices.miami,
  });
  const body = { ...kind.change(own, heading), version: own.version };
  const { id, version } = await desk.call<Stored>("PUT", `/${kind.path}/${own.id}`, body);
  return { id, version, page: getOwnPage(page), shipped, heading };
}

/** Deletes an office's version, so that its pages show the network's again. */
async function inherit(desk: Desk, kind: Kind, getOwnPage: (page: string) => string): Promise<SeenCase> {
  const { id, version, page, shipped } = await customizeText(desk, kind, getOwnPage);
  return { params: { id }, query: `?version=${encodeURIComponent(version)}`, page, shows: shipped };
}

const PNG = "image/png";

async function addPicture(desk: Desk) {
  const number = getNumber();
  const bytes = await createPhoto({ format: "png", width: 640, height: 640, hue: number });
  const picture = await desk.call<Stored & { path: string }>("POST", "/pictures", bytes, PNG);
  return { picture, number };
}

/** Shows a picture of the library on a page. */
async function showPicture(desk: Desk, { path }: { path: string }, number: number): Promise<string> {
  const slug = `picture-${number}`;
  const body = `<figure><img src="${path}" alt="" /></figure>`;
  await desk.call("POST", "/pages", { ...PAGE, slug, heading: slug, body });
  return `/${slug}`;
}

export const CONTENT_SEEN: SeenByVisitors = {
  ...Object.entries(KINDS).reduce((all, [name, kind]) => Object.assign(all, createCases(name, kind)), {}),
  createDeskArticle: () => addText(ARTICLE, getArticlePage),
  deleteDeskArticle: (desk) => removeText(desk, "articles", ARTICLE, getArticlePage),
  createDeskPage: () => addText(PAGE, getCustomPage),
  deleteDeskPage: (desk) => removeText(desk, "pages", PAGE, getCustomPage),
  createDeskComponent: (desk) => addText(getComponent(desk), () => OFFICE_PAGE),
  deleteDeskComponent: (desk) => removeText(desk, "components", getComponent(desk), () => OFFICE_PAGE),
  deleteDeskSection: (desk) => inherit(desk, KINDS.Section as Kind, (page) => OFFICE_PAGE + page),
  deleteDeskMenu: (desk) => inherit(desk, KINDS.Menu as Kind, () => OFFICE_PAGE),
  customizeDeskSection: "the office's version is the network's text until it is changed",
  customizeDeskMenu: "the office's version is the network's menu until it is changed",
  translateDeskArticle: "the copy is a draft",
  translateDeskPage: "the copy has the text that readers of the language get anyway",
  translateDeskSection: "the copy has the text that readers of the language get anyway",
  translateDeskMenu: "the copy has the entries that readers of the language get anyway",
  saveDraft: "a draft is its author's until it is saved",
  deleteDraft: "a draft is its author's until it is saved",

  addDeskPicture: "a picture is shown once a text has it",
  async changeDeskPicture(desk) {
    const { picture, number } = await addPicture(desk);
    const page = await showPicture(desk, picture, number);
    const alt = `A bakery with window ${number}`;
    const change = { name: "Window", alts: { [LOCALE]: alt }, focus_x: 40, focus_y: 60, version: picture.version };
    return { params: { id: picture.id }, body: change, page, shows: alt };
  },
  async replaceDeskPicture(desk) {
    const { picture } = await addPicture(desk);
    const readWidth = async (): Promise<string> => {
      const { default: sharp } = await import("sharp");
      const bytes = await (await findPictureFile(desk.context, picture.path))?.read();
      return `${(await sharp(Buffer.from(bytes ?? [])).metadata()).width} pixels wide`;
    };
    const body = await createPhoto({ format: "png", width: 480, height: 480 });
    return { params: { id: picture.id }, body, type: PNG, page: readWidth, shows: "480 pixels wide" };
  },
  async deleteDeskPicture(desk) {
    const { picture } = await addPicture(desk);
    const readStatus = async (): Promise<string> =>
      (await findPictureFile(desk.context, picture.path)) ? "served" : "missing";
    return { params: { id: picture.id }, page: readStatus, shows: "missing" };
  },

  previewContentImport: "saves nothing",
  async importContent(desk) {
    const { page, shipped } = await startText(desk, KINDS.Page as Kind);
    const slug = page.slice(1);
    const heading = shipped.replace("Shipped", "Imported");
    const lines = ["name: Page", 'menu_label: ""', "menu_order: 0", "show_in_menu: false", "contents:"];
    const contents = ["  title: Title", "  description: Description", `  heading: ${heading}`, "  lead: lead"];
    const file = [...lines, ...contents, "body: <p>Text</p>", ""].join("\n");
    return {
      body: zipSync({ [`${LOCALE}/pages/${slug}.yaml`]: strToU8(file) }),
      type: "application/zip",
      page,
      shows: heading,
    };
  },
};

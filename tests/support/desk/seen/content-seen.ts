import { strToU8, zipSync } from "fflate";
import { saveBlogPost } from "#domain/content/blog/save-blog-post.ts";
import { saveCustomComponent } from "#domain/content/components/save-custom-component.ts";
import { saveMenu } from "#domain/content/menus/save-menu.ts";
import { saveWebsitePage } from "#domain/content/pages/save-website-page.ts";
import { publishScheduled } from "#domain/content/schedules/publish-scheduled.ts";
import { saveSection } from "#domain/content/sections/save-section.ts";
import { type Desk, getNumber, type SeenByVisitors, type SeenCase } from "./seen-case.ts";

const LOCALE = "en-US" as const;
const OFFICE_PAGE = "/locations/florida/miami";
/** The pages of an office without texts of its own. */
const TAMPA = "/locations/florida/tampa";

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
  // A file with the same hash is not read again.
  const { page } = await kind.ship(desk, shipped, String(number));
  const { data } = await desk.call<{ data: Stored[] }>("GET", `/${kind.path}?per_page=100`);
  const newest = data.reduce((one, other) => (other.id > one.id ? other : one));
  const record = await desk.call<Stored>("GET", `/${kind.path}/${newest.id}`);
  return { page, record, shipped, heading: `Edited heading ${number}` };
}

/** Stores a new text of a kind and changes it at the desk, so that visitors read its heading. */
async function publishText(desk: Desk, kind: Kind) {
  const { page, record, heading } = await startText(desk, kind);
  const body = { ...kind.change(record, heading), version: record.version };
  await desk.call("PUT", `/${kind.path}/${record.id}`, body);
  return { page, record, heading };
}

/** Publishes what is scheduled for that time. */
const publishAt =
  ({ context }: Desk, time: Date) =>
  () =>
    publishScheduled({ ...context, viewer: { role: "system" }, clock: () => time });

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
      const finish = publishAt(desk, publish_at);
      const planned = { change: body, publish_at, replaces: null };
      return { params: { id: record.id }, body: planned, finish, page, shows: heading };
    },
    // Before the reset, after which shipped texts replace this one again.
    async [`recordDesk${name}Editing`](desk) {
      const { page, record, heading } = await publishText(desk, kind);
      return { params: { id: record.id }, page, stays: heading };
    },
    async [`resetDesk${name}`](desk) {
      const { page, record, shipped, body } = await change(desk);
      const { version } = await desk.call<Stored>("PUT", `/${kind.path}/${record.id}`, body);
      desk.context.loadShippedContent = async (tx) =>
        void (await kind.ship({ ...desk, context: tx as Desk["context"] }, shipped, "reset"));
      return { params: { id: record.id }, body: { version }, page, shows: shipped };
    },
    async [`previewDesk${name}`](desk) {
      const { page, record, heading, body } = await change(desk);
      return { params: { id: record.id }, body, page, never: heading };
    },
    async [`cancelDesk${name}Schedule`](desk) {
      const { page, record, heading, body } = await change(desk);
      const publish_at = new Date(desk.context.clock().getTime() + 60_000);
      const planned = { change: body, publish_at, replaces: null };
      const { schedule } = await desk.call<{ schedule: { scheduled_at: string } }>(
        "PUT",
        `/${kind.path}/${record.id}/schedule`,
        planned,
      );
      const query = `?${new URLSearchParams({ scheduled_at: schedule.scheduled_at })}`;
      return { params: { id: record.id }, query, finish: publishAt(desk, publish_at), page, never: heading };
    },
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
/** A page of the network's own, without its slug and heading. */
export const PAGE = {
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

/** Starts an office's version, which has the network's text until it is changed. */
async function customize(desk: Desk, kind: Kind, getOwnPage: (page: string) => string): Promise<SeenCase> {
  const { page, record, heading } = await publishText(desk, kind);
  const body = { office_id: desk.fixture.offices.tampa };
  return { params: { id: record.id }, body, page: getOwnPage(page), stays: heading };
}

/** Deletes an office's version, so that its pages show the network's again. */
async function inherit(desk: Desk, kind: Kind, getOwnPage: (page: string) => string): Promise<SeenCase> {
  const { id, version, page, shipped } = await customizeText(desk, kind, getOwnPage);
  return { params: { id }, query: `?version=${encodeURIComponent(version)}`, page, shows: shipped };
}

export const CONTENT_SEEN: SeenByVisitors = {
  ...Object.entries(KINDS).reduce((all, [name, kind]) => Object.assign(all, createCases(name, kind)), {}),
  previewDeskComponent: "saves nothing",
  previewDeskMenu: "saves nothing",
  createDeskArticle: () => addText(ARTICLE, getArticlePage),
  deleteDeskArticle: (desk) => removeText(desk, "articles", ARTICLE, getArticlePage),
  createDeskPage: () => addText(PAGE, getCustomPage),
  deleteDeskPage: (desk) => removeText(desk, "pages", PAGE, getCustomPage),
  createDeskComponent: (desk) => addText(getComponent(desk), () => OFFICE_PAGE),
  deleteDeskComponent: (desk) => removeText(desk, "components", getComponent(desk), () => OFFICE_PAGE),
  deleteDeskSection: (desk) => inherit(desk, KINDS.Section as Kind, (page) => OFFICE_PAGE + page),
  deleteDeskMenu: (desk) => inherit(desk, KINDS.Menu as Kind, () => OFFICE_PAGE),
  customizeDeskSection: (desk) => customize(desk, KINDS.Section as Kind, (page) => TAMPA + page),
  customizeDeskMenu: (desk) => customize(desk, KINDS.Menu as Kind, () => TAMPA),
  translateDeskArticle: "the copy is a draft",
  translateDeskPage: "the copy has the text that readers of the language get anyway",
  translateDeskSection: "the copy has the text that readers of the language get anyway",
  translateDeskMenu: "the copy has the entries that readers of the language get anyway",
  async saveDraft(desk) {
    const { page, record, heading } = await startText(desk, KINDS.Article as Kind);
    const data = KINDS.Article?.change(record, heading);
    return { params: { subject: `articles-${record.id}` }, body: { data }, page, never: heading };
  },
  async deleteDraft(desk) {
    const { page, record, heading } = await publishText(desk, KINDS.Article as Kind);
    return { params: { subject: `articles-${record.id}` }, page, stays: heading };
  },

  async previewContentImport(desk) {
    const { heading, ...seen } = await importHeading(desk);
    return { ...seen, never: heading };
  },
  async importContent(desk) {
    const { heading, ...seen } = await importHeading(desk);
    return { ...seen, shows: heading };
  },
};

/** An export of a page with another heading. */
async function importHeading(desk: Desk) {
  const { page, shipped } = await startText(desk, KINDS.Page as Kind);
  const heading = shipped.replace("Shipped", "Imported");
  const lines = ["name: Page", 'menu_label: ""', "menu_order: 0", "show_in_menu: false", "contents:"];
  const contents = ["  title: Title", "  description: Description", `  heading: ${heading}`, "  lead: lead"];
  const file = [...lines, ...contents, "body: <p>Text</p>", ""].join("\n");
  const body = zipSync({ [`${LOCALE}/pages/${page.slice(1)}.yaml`]: strToU8(file) });
  return { body, type: "application/zip", page, heading };
}

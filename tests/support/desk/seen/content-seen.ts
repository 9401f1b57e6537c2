import { strToU8, zipSync } from "fflate";
import { publishScheduled } from "#domain/content/schedules/publish-scheduled.ts";
import { visitPage } from "../../visit-page.ts";
import { type Desk, getNumber, type SeenByOthers, type SeenCase } from "./seen-case.ts";
import { KINDS, type Kind, LOCALE, OFFICE_PAGE, publishText, type Stored, startText } from "./text-kinds.ts";

/** The pages of an office without texts of its own. */
const TAMPA = "/locations/florida/tampa";

/** Publishes what is scheduled for that time. */
const publishAt =
  ({ context }: Desk, time: Date) =>
  () =>
    publishScheduled({ ...context, viewer: { role: "system" }, clock: () => time });

/** The calls that every kind of text has. */
function createCases(name: string, kind: Kind): SeenByOthers {
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
      return { params: { id: record.id }, body, page, never: heading, previews: heading };
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

/** Starts a version in another language, whose readers get the same text until it is changed. */
async function translate(desk: Desk, kind: Kind): Promise<SeenCase> {
  const { page, record, heading } = await publishText(desk, kind);
  const { context } = desk;
  const { network } = context;
  const bilingual = { ...network, locales: [LOCALE, "es-ES"] as const };
  context.network = bilingual;
  return {
    params: { id: record.id },
    body: { locale: "es-ES" },
    page: async () => (await visitPage({ ...context, network: bilingual, locale: "es-ES" }, `/es${page}`)).html,
    stays: heading,
    finish: async () => {
      context.network = network;
    },
  };
}

export const CONTENT_SEEN: SeenByOthers = {
  ...Object.entries(KINDS).reduce((all, [name, kind]) => Object.assign(all, createCases(name, kind)), {}),
  createDeskArticle: () => addText(ARTICLE, getArticlePage),
  deleteDeskArticle: (desk) => removeText(desk, "articles", ARTICLE, getArticlePage),
  createDeskPage: () => addText(PAGE, getCustomPage),
  deleteDeskPage: (desk) => removeText(desk, "pages", PAGE, getCustomPage),
  createDeskComponent: (desk) => addText(getComponent(desk), () => OFFICE_PAGE),
  deleteDeskComponent: (desk) => removeText(desk, "components", getComponent(desk), () => OFFICE_PAGE),
  deleteDeskSection: (desk) => inherit(desk, KINDS.Section, (page) => OFFICE_PAGE + page),
  deleteDeskMenu: (desk) => inherit(desk, KINDS.Menu, () => OFFICE_PAGE),
  translateDeskArticle: (desk) => translate(desk, KINDS.Article),
  translateDeskPage: (desk) => translate(desk, KINDS.Page),
  translateDeskSection: (desk) => translate(desk, KINDS.Section),
  translateDeskMenu: (desk) => translate(desk, KINDS.Menu),
  customizeDeskSection: (desk) => customize(desk, KINDS.Section, (page) => TAMPA + page),
  customizeDeskMenu: (desk) => customize(desk, KINDS.Menu, () => TAMPA),
  async saveDraft(desk) {
    const { page, record, heading } = await startText(desk, KINDS.Article);
    const data = KINDS.Article.change(record, heading);
    return { params: { subject: `articles-${record.id}` }, body: { data }, page, never: heading };
  },
  async deleteDraft(desk) {
    const { page, record, heading } = await publishText(desk, KINDS.Article);
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
  const { page, shipped } = await startText(desk, KINDS.Page);
  const heading = shipped.replace("Shipped", "Imported");
  const lines = ["name: Page", 'menu_label: ""', "menu_order: 0", "show_in_menu: false", "contents:"];
  const contents = ["  title: Title", "  description: Description", `  heading: ${heading}`, "  lead: lead"];
  const file = [...lines, ...contents, "body: <p>Text</p>", ""].join("\n");
  const body = zipSync({ [`${LOCALE}/pages/${page.slice(1)}.yaml`]: strToU8(file) });
  return { body, type: "application/zip", page, heading };
}

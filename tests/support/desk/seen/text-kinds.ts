import { saveBlogPost } from "#domain/content/blog/save-blog-post.ts";
import { saveCustomComponent } from "#domain/content/components/save-custom-component.ts";
import { saveMenu } from "#domain/content/menus/save-menu.ts";
import { saveWebsitePage } from "#domain/content/pages/save-website-page.ts";
import { saveSection } from "#domain/content/sections/save-section.ts";
import { type Desk, getNumber } from "./seen-case.ts";

export const LOCALE = "en-US" as const;
export const OFFICE_PAGE = "/locations/florida/miami";

/** One kind of text: how to store it with a heading, and where visitors read it. */
export interface Kind {
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

export const KINDS = {
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
} satisfies Record<string, Kind>;

export interface Stored extends Record<string, unknown> {
  id: number;
  version: string;
}

/** Stores a new text of a kind and reads it at the desk. */
export async function startText(desk: Desk, kind: Kind) {
  const number = getNumber();
  SHIPPED.slug = String(number);
  const shipped = `Shipped heading ${number}`;
  // A file with the same hash is not read again.
  const { page } = await kind.ship(desk, shipped, String(number));
  const { data } = await desk.call<{ data: Stored[] }>("GET", `/${kind.path}?per_page=100`);
  const newest = data
    .filter(({ locale }) => locale === LOCALE)
    .reduce((one, other) => (other.id > one.id ? other : one));
  const record = await desk.call<Stored>("GET", `/${kind.path}/${newest.id}`);
  return { page, record, shipped, heading: `Edited heading ${number}` };
}

/** Stores a new text of a kind and changes it at the desk, so that visitors read its heading. */
export async function publishText(desk: Desk, kind: Kind) {
  const { page, record, heading } = await startText(desk, kind);
  const body = { ...kind.change(record, heading), version: record.version };
  await desk.call("PUT", `/${kind.path}/${record.id}`, body);
  return { page, record, heading };
}

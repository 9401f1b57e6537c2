import type { Mount, Parameter } from "#web/site-map/page.ts";
import { fillPath, listSitemapPages, type MountedPage, replaceLocations } from "#web/site-map.ts";
import { getReadableLocales } from "../content/preferred.ts";
import type { Context } from "../context.ts";
import { getOfficeDirectory } from "../offices/office-directory.ts";
import { selectAgentPages, selectPostPages, selectSectionChanges, selectWebsitePages } from "./sitemap-queries.ts";

/** A URL that search engines should index. */
export interface SitemapUrl {
  /** Relative to the origin. */
  path: string;
  changed_at: Date | null;
}

/** Kinds of pages that are few enough to load at once. */
export const SMALL_KINDS = ["pages", "offices", "agents", "blog"] as const;

export type SmallKind = (typeof SMALL_KINDS)[number];

/** Lists every page of a kind that search engines should index. */
export function listPages(context: Context, kind: SmallKind): Promise<SitemapUrl[]> {
  return LISTED[kind](context);
}

const LISTED: Record<SmallKind, (context: Context) => Promise<SitemapUrl[]>> = {
  pages: listNetworkPages,
  offices: listOfficePages,
  agents: listAgentPages,
  blog: listPostPages,
};

const join = (base: string, path: string): string => (path ? `${base}/${path}` : base || "/");

/** Lists the pages below `base` whose paths have no parameter. */
function listFixedPages(
  mount: Mount,
  base: string,
  date: (page: MountedPage) => Date | null | undefined,
): SitemapUrl[] {
  return listSitemapPages(mount)
    .filter(({ parameter }) => parameter === undefined)
    .map((page) => ({ path: join(base, page.path), changed_at: date(page) ?? null }));
}

/** A record whose page has it as a parameter in its path. */
interface Row {
  slug: string;
  template_slug?: string | null;
  updated_at?: Date;
}

/** Lists the pages below `base` for each of these rows. */
function listPagesWithParameter(mount: Mount, kind: Parameter, base: string, rows: readonly Row[]): SitemapUrl[] {
  return listSitemapPages(mount)
    .filter(({ parameter }) => parameter === kind)
    .flatMap(({ path }) =>
      rows.map(({ template_slug, slug, updated_at = null }) => ({
        path: join(base, fillPath(path, template_slug ? [template_slug, slug] : [slug])),
        changed_at: updated_at,
      })),
    );
}

async function listNetworkPages({ db, locale, edition }: Context): Promise<SitemapUrl[]> {
  const locales = getReadableLocales(locale);
  const [sections, written, offices] = await Promise.all([
    selectSectionChanges(db, locales),
    selectWebsitePages(db, locales),
    getOfficeDirectory(db),
  ]);
  const changedAt = new Map(sections.map(({ name, updated_at }) => [name, updated_at]));
  const served = new Set(offices.map(({ state_slug }) => state_slug));
  const regions = edition.regions.filter(({ slug }) => served.has(slug));
  const own = written.filter(({ office_id, agent_id }) => office_id === null && agent_id === null);
  const { page = [], template = [] } = Object.groupBy(own, (row) => (row.template_slug ? "template" : "page"));
  return [
    ...listFixedPages("network", "", ({ section }) => changedAt.get(section ?? "")),
    ...listPagesWithParameter("network", "region", "", regions),
    ...listPagesWithParameter("network", "page", "", page),
    ...listPagesWithParameter("logo", "template", "", template),
  ].map(({ path, changed_at }) => ({ path: replaceLocations(path, edition.locations_segment), changed_at }));
}

async function listOfficePages(context: Context): Promise<SitemapUrl[]> {
  const { db, locale } = context;
  const written = await selectWebsitePages(db, getReadableLocales(locale));
  return (await getOfficeDirectory(db)).flatMap((office) => {
    const home = getOfficePath(context, office);
    return [
      ...listFixedPages("office", home, ({ path }) => (path === "" ? office.updated_at : null)),
      ...listPagesWithParameter(
        "office",
        "page",
        home,
        written.filter(({ office_id }) => office_id === office.id),
      ),
    ];
  });
}

async function listAgentPages({ db, locale }: Context): Promise<SitemapUrl[]> {
  const [agents, written] = await Promise.all([
    selectAgentPages(db),
    selectWebsitePages(db, getReadableLocales(locale)),
  ]);
  const pagesByAgent = Map.groupBy(written, ({ agent_id }) => agent_id);
  return agents.flatMap(({ id, slug, updated_at }) => {
    const home = `/agents/${slug}`;
    return [
      ...listFixedPages("agent", home, () => updated_at),
      ...listPagesWithParameter("agent", "page", home, pagesByAgent.get(id) ?? []),
    ];
  });
}

async function listPostPages(context: Context): Promise<SitemapUrl[]> {
  const { db, locale, clock } = context;
  const [posts, offices] = await Promise.all([
    selectPostPages(db, getReadableLocales(locale), clock()),
    getOfficeDirectory(db),
  ]);
  const officeById = new Map(offices.map((office) => [office.id, office]));
  return posts.flatMap((post) => {
    if (post.office_id === null) return listPagesWithParameter("network", "post", "", [post]);
    const office = officeById.get(post.office_id);
    return office ? listPagesWithParameter("office", "post", getOfficePath(context, office), [post]) : [];
  });
}

/** Returns the path of an office's home page. */
export function getOfficePath(
  { edition }: Pick<Context, "edition">,
  office: { state_slug: string; slug: string },
): string {
  return `/${edition.locations_segment}/${office.state_slug}/${office.slug}`;
}

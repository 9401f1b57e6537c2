import { getReadableLocales } from "../content/preferred.ts";
import type { Context } from "../context.ts";
import { getOfficeDirectory } from "../offices/office-directory.ts";
import { NETWORK_PAGES, OFFICE_PAGES } from "./network-pages.ts";
import { selectAgentPages, selectPostPages, selectSectionChanges, selectWrittenPages } from "./sitemap-queries.ts";

/** A URL that search engines should index. */
export interface SitemapUrl {
  /** Relative to the origin. */
  path: string;
  changed_at: Date | null;
}

/** Kinds of pages that are few enough to load at once. */
export const SMALL_KINDS = ["pages", "offices", "agents", "blog"] as const;

export type SmallKind = (typeof SMALL_KINDS)[number];

/** Every page of a kind that search engines should index. */
export function listPages(context: Context, kind: SmallKind): Promise<SitemapUrl[]> {
  return LISTED[kind](context);
}

const LISTED: Record<SmallKind, (context: Context) => Promise<SitemapUrl[]>> = {
  pages: listNetworkPages,
  offices: listOfficePages,
  agents: listAgentPages,
  blog: listPostPages,
};

async function listNetworkPages({ db, locale, edition }: Context): Promise<SitemapUrl[]> {
  const locales = getReadableLocales(locale);
  const [sections, written, offices] = await Promise.all([
    selectSectionChanges(db, locales),
    selectWrittenPages(db, locales),
    getOfficeDirectory(db),
  ]);
  const changedAt = new Map(sections.map(({ name, updated_at }) => [name, updated_at]));
  const locations = `/${edition.locations_segment}`;
  const served = new Set(offices.map(({ state_slug }) => state_slug));
  return [
    ...NETWORK_PAGES.map(([path, section]) => ({ path, changed_at: (section && changedAt.get(section)) || null })),
    { path: locations, changed_at: changedAt.get("locations") ?? null },
    ...edition.regions
      .filter(({ slug }) => served.has(slug))
      .map(({ slug }) => ({ path: `${locations}/${slug}`, changed_at: null })),
    ...written
      .filter(({ office_id, agent_id }) => office_id === null && agent_id === null)
      .map(({ slug, template_slug, updated_at }) => ({
        path: template_slug ? `/${template_slug}/${slug}` : `/${slug}`,
        changed_at: updated_at,
      })),
  ];
}

async function listOfficePages(context: Context): Promise<SitemapUrl[]> {
  const { db, locale } = context;
  const written = await selectWrittenPages(db, getReadableLocales(locale));
  return (await getOfficeDirectory(db)).flatMap((office) => {
    const home = getOfficePath(context, office);
    return [
      { path: home, changed_at: office.updated_at },
      ...OFFICE_PAGES.map((page) => ({ path: `${home}/${page}`, changed_at: null })),
      ...written
        .filter(({ office_id }) => office_id === office.id)
        .map(({ slug, updated_at }) => ({ path: `${home}/${slug}`, changed_at: updated_at })),
    ];
  });
}

async function listAgentPages({ db, locale }: Context): Promise<SitemapUrl[]> {
  const [agents, written] = await Promise.all([
    selectAgentPages(db),
    selectWrittenPages(db, getReadableLocales(locale)),
  ]);
  const writtenOf = Map.groupBy(written, ({ agent_id }) => agent_id);
  return agents.flatMap(({ id, slug, updated_at }) => [
    { path: `/agents/${slug}`, changed_at: updated_at },
    ...(writtenOf.get(id) ?? []).map((page) => ({ path: `/agents/${slug}/${page.slug}`, changed_at: page.updated_at })),
  ]);
}

async function listPostPages(context: Context): Promise<SitemapUrl[]> {
  const { db, locale, clock } = context;
  const [posts, offices] = await Promise.all([
    selectPostPages(db, getReadableLocales(locale), clock()),
    getOfficeDirectory(db),
  ]);
  const officeOf = new Map(offices.map((office) => [office.id, office]));
  return posts.flatMap(({ slug, office_id, updated_at }) => {
    if (office_id === null) return [{ path: `/blog/${slug}`, changed_at: updated_at }];
    const office = officeOf.get(office_id);
    return office ? [{ path: `${getOfficePath(context, office)}/blog/${slug}`, changed_at: updated_at }] : [];
  });
}

/** The path of an office's home page. */
export function getOfficePath(
  { edition }: Pick<Context, "edition">,
  office: { state_slug: string; slug: string },
): string {
  return `/${edition.locations_segment}/${office.state_slug}/${office.slug}`;
}

import { getPagePath } from "#web/site-map.ts";
import { type Context, toHomeUrl } from "../context.ts";
import { getOfficePath } from "./list-pages.ts";
import { getListingPath } from "./sitemap.ts";
import { selectKnownListings, selectKnownOffices, selectKnownPosts } from "./sitemap-queries.ts";

/**
 * Lists the absolute URLs of pages about what has changed, including deleted pages, so that search engines visit them
 * again. Pages that list everything are left out: they change with every listing, and crawlers visit them anyway.
 *
 * @param tags as passed to `invalidate`
 */
export async function listChangedUrls(context: Context, tags: readonly string[]): Promise<string[]> {
  const { db, network } = context;
  const numbers = tags.flatMap((tag) => /^listing:(\d+)$/.exec(tag)?.[1] ?? []).map(Number);
  const slugs = tags.flatMap((tag) => /^office:(.+)$/.exec(tag)?.[1] ?? []);
  const articles = tags.flatMap((tag) => /^article:(\d+)$/.exec(tag)?.[1] ?? []).map(Number);
  const [listings, offices, posts] = await Promise.all([
    numbers.length > 0 ? selectKnownListings(db, numbers) : [],
    slugs.length > 0 ? selectKnownOffices(db, slugs) : [],
    articles.length > 0 ? selectKnownPosts(db, articles, context.clock()) : [],
  ]);
  return [
    ...listings.map(({ slug }) => getListingPath(slug)),
    ...offices.map((office) => getOfficePath(context, office)),
    ...new Set(posts.flatMap((post) => listPostPaths(context, post))),
  ].flatMap((path) => network.locales.map((locale) => toHomeUrl(network, locale) + (path === "/" ? "" : path)));
}

/** Lists an article's URL and the URL of the blog that contains it: the network's or its office's. */
function listPostPaths(
  context: Context,
  { slug, office_slug, state_slug }: { slug: string; office_slug: string | null; state_slug: string | null },
): string[] {
  const isOffices = office_slug !== null && state_slug !== null;
  const base = isOffices ? getOfficePath(context, { slug: office_slug, state_slug }) : "";
  return [base + getPagePath("blog"), base + getPagePath("blogPost", slug)];
}

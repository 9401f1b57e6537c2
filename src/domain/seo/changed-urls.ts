import { type Context, homeUrl } from "../context.ts";
import { officePath } from "./listed-pages.ts";
import { listingPath } from "./sitemap.ts";
import { selectKnownListings, selectKnownOffices, selectKnownPosts } from "./sitemap-queries.ts";

/**
 * The addresses of the pages that are about what has changed, absolute, also of those that are gone: search engines are
 * to come and see. Lists of them all change with every listing and are left to the crawlers.
 *
 * @param tags as `touch` was told of them.
 */
export async function changedUrls(context: Context, tags: readonly string[]): Promise<string[]> {
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
    ...listings.map(({ slug }) => listingPath(slug)),
    ...offices.map((office) => officePath(context, office)),
    ...new Set(posts.flatMap((post) => postPaths(context, post))),
  ].flatMap((path) => network.locales.map((locale) => homeUrl(network, locale) + (path === "/" ? "" : path)));
}

/** An article's own address, and the list that it stands in: the network's, or its office's. */
function postPaths(
  context: Context,
  { slug, office_slug, state_slug }: { slug: string; office_slug: string | null; state_slug: string | null },
): string[] {
  const isOffices = office_slug !== null && state_slug !== null;
  const base = isOffices ? officePath(context, { slug: office_slug, state_slug }) : "";
  return [`${base}/blog`, `${base}/blog/${slug}`];
}

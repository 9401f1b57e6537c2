import type { Context } from "../context.ts";
import { officeDirectory } from "../offices/office-directory.ts";
import { listedPages, officePath } from "./listed-pages.ts";
import { listingPath } from "./sitemap.ts";
import { selectKnownListings } from "./sitemap-queries.ts";

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
  const [listings, offices, posts] = await Promise.all([
    numbers.length > 0 ? selectKnownListings(db, numbers) : [],
    slugs.length > 0 ? officeDirectory(db) : [],
    tags.includes("blog") ? listedPages(context, "blog") : [],
  ]);
  return [
    ...listings.map(({ slug }) => listingPath(slug)),
    ...offices.filter(({ slug }) => slugs.includes(slug)).map((office) => officePath(context, office)),
    ...(posts.length > 0 ? ["/blog", ...posts.map(({ path }) => path)] : []),
  ].map((path) => network.origin + path);
}

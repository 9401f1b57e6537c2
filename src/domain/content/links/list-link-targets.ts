import type { Context } from "#domain/context.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { getPattern, listPages, replaceLocations } from "#web/site-map.ts";
import { listBlogPosts } from "../blog/list-blog-posts.ts";
import { PAGE_RIGHTS } from "../editing/content-access.ts";
import { listWebsitePages } from "../pages/find-website-page.ts";

/** A page that a text can link to. */
export interface LinkTarget {
  path: string;
  label: string;
}

const MAX_ARTICLES = 200;

/** Returns the network's pages and articles, by name, for links in texts. @throws NotSignedIn; NotAllowed */
export async function listLinkTargets(context: Context): Promise<LinkTarget[]> {
  authorize(context, PAGE_RIGHTS.read);
  const [pages, { data: articles }] = await Promise.all([
    listWebsitePages(context),
    listBlogPosts(context, { per_page: MAX_ARTICLES }),
  ]);
  const fixed = listPages("network")
    .filter(({ path, sitemap }) => !path.includes(":") && sitemap !== "noindex")
    .map((page) => {
      const path = replaceLocations(getPattern(page), context.edition.locations_segment);
      return { path, label: page.menu?.label() ?? path };
    });
  const written = pages.map(({ slug, name }) => ({ path: `/${slug}`, label: name }));
  const posts = articles.map(({ slug, heading }) => ({ path: `/blog/${slug}`, label: heading }));
  return [...fixed, ...written, ...posts].sort((a, b) => a.label.localeCompare(b.label, context.locale));
}

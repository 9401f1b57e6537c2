import type { Context } from "#domain/context.ts";
import { getAgents } from "#domain/offices/agents/agent-directory.ts";
import { readCached } from "#domain/read-cache.ts";
import { getPreferredOfEach, getReadableLocales } from "../preferred.ts";
import type { BlogPostSummary } from "./blog-post.ts";
import { type PostHead, selectPostHeads } from "./blog-queries.ts";

export const POSTS_A_PAGE = 12;

export interface BlogPage {
  data: BlogPostSummary[];
  meta: { page: number; per_page: number; total: number; pages: number };
}

/**
 * Lists articles, newest first: the network's and, in an office's blog, also the office's own. A page beyond the last
 * is empty.
 */
export async function listBlogPosts(
  { db, locale, clock }: Pick<Context, "db" | "locale" | "clock">,
  {
    office_id = null,
    page = 1,
    per_page = POSTS_A_PAGE,
  }: { office_id?: number | null; page?: number; per_page?: number } = {},
): Promise<BlogPage> {
  const versions = await listPublishedVersions({ db, locale, clock }, office_id);
  const posts = getPreferredOfEach(versions, locale, ({ slug }) => slug).sort(
    (a, b) => b.published_at.getTime() - a.published_at.getTime() || (a.slug < b.slug ? -1 : 1),
  );
  return {
    data: posts.slice((page - 1) * per_page, page * per_page).map(getSummary),
    meta: { page, per_page, total: posts.length, pages: Math.ceil(posts.length / per_page) },
  };
}

/**
 * Returns the published versions of the network's and an office's articles in the languages that the reader may see.
 */
export async function listPublishedVersions(
  { db, locale, clock }: Pick<Context, "db" | "locale" | "clock">,
  office_id: number | null,
): Promise<PostHead[]> {
  const [heads, agents] = await Promise.all([
    readCached(db, "blog", "posts", () => selectPostHeads(db)),
    getAgents(db),
  ]);
  const locales = getReadableLocales(locale);
  const now = clock();
  return heads
    .filter(
      (post) =>
        locales.includes(post.locale) &&
        post.published_at <= now &&
        (post.office_id === null || post.office_id === office_id),
    )
    .map((post) => ({
      ...post,
      author_slug: agents.bySlug.get(post.author_slug ?? "")?.active ? post.author_slug : null,
    }));
}

type Row = Omit<BlogPostSummary, "author"> & { id: number; author_name: string; author_slug: string | null };

export function getSummary({ id: _, author_name, author_slug, ...post }: Row): BlogPostSummary {
  return { ...post, author: author_name ? { name: author_name, slug: author_slug } : null };
}

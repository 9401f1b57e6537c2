import type { Context } from "#domain/context.ts";
import { NotFound } from "#lib/errors.ts";
import { getPreferred, getReadableLocales } from "../preferred.ts";
import type { BlogPost } from "./blog-post.ts";
import { selectPostVersionsFor } from "./blog-queries.ts";
import { getSummary } from "./list-blog-posts.ts";

/**
 * A published article of the network; in an office's blog, the office's own with this slug takes precedence. @throws
 * NotFound
 */
export async function findBlogPost(
  { db, locale, clock }: Pick<Context, "db" | "locale" | "clock">,
  slug: string,
  { office_id = null }: { office_id?: number | null } = {},
): Promise<BlogPost> {
  const readers = { locales: getReadableLocales(locale), office_id, now: clock() };
  const post = getPreferred(await selectPostVersionsFor(db, slug, readers), locale);
  if (!post) throw new NotFound("Article not found");
  const { body, sources, ...rest } = post;
  return { ...getSummary(rest), body, sources };
}

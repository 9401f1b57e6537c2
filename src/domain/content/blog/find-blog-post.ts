import type { Db } from "#db/connect.ts";
import type { Context } from "#domain/context.ts";
import { readCached } from "#domain/read-cache.ts";
import type { Locale } from "#editions/locales.ts";
import { NotFound } from "#lib/errors.ts";
import { getPreferred } from "../preferred.ts";
import { describePictures } from "../text/pictures/describe-pictures.ts";
import type { BlogPost } from "./blog-post.ts";
import { selectPostText } from "./blog-queries.ts";
import { getSummary, listPublishedVersions } from "./list-blog-posts.ts";

/**
 * Returns a published article of the network; in an office's blog, the office's own with this slug takes precedence.
 * @throws NotFound
 */
export async function findBlogPost(
  { db, locale, clock }: Pick<Context, "db" | "locale" | "clock">,
  slug: string,
  { office_id = null }: { office_id?: number | null } = {},
): Promise<BlogPost> {
  const versions = await listPublishedVersions({ db, locale, clock }, office_id);
  const post = getPreferred(
    versions.filter((version) => version.slug === slug),
    locale,
  );
  const text = post && (await readCached(db, "blog", `text ${post.id}`, () => readText(db, post)));
  if (!post || !text) throw new NotFound("Article not found");
  return { ...getSummary(post), ...text };
}

async function readText(db: Db, { id, locale }: { id: number; locale: Locale }) {
  const text = await selectPostText(db, id);
  return text && { ...text, body: await describePictures(db, text.body, locale) };
}

import { type Context, runInTransaction } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import type { Locale } from "#editions/locales.ts";
import { getChangedTags } from "../changed-tags.ts";
import { checkSegment } from "../reserved-segments.ts";
import { cleanHtml } from "../text/clean-html.ts";
import { upsertPost } from "./blog-queries.ts";
import { getReadingMinutes } from "./reading-minutes.ts";

export interface BlogPostInput {
  slug: string;
  locale: Locale;
  office_id?: number | null;
  title: string;
  description: string;
  heading: string;
  lead: string;
  body: string;
  /** Empty if the network itself is the author. */
  author_name: string;
  author_slug?: string | null;
  sources?: readonly string[];
  published_at: Date;
  is_draft?: boolean;
  /** Hash of the source file. If it is given, content that was edited at the desk is not replaced. */
  source_hash?: string;
}

/** Saves an article; safe to repeat. @returns whether anything was written. @throws Invalid */
export function saveBlogPost(context: Context, input: BlogPostInput): Promise<boolean> {
  const { office_id = null, author_slug = null, sources = [], source_hash = null, ...rest } = input;
  checkSegment(input.slug, { locale: context.locale, isFirst: false });
  return runInTransaction(context, async (tx) => {
    const body = cleanHtml(input.body);
    const post = { ...rest, office_id, author_slug, sources, body, reading_minutes: getReadingMinutes(body) };
    const id = await upsertPost(tx.db, post, { source_hash, now: tx.clock() });
    if (id === undefined) return false;
    await invalidate(tx, "blog", `article:${id}`, ...(await getChangedTags(tx, { office_id })));
    return true;
  });
}

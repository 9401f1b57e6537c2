import { addVersions, type EVERYTHING } from "#db/cache-versions.ts";
import { type Context, enqueue } from "./context.ts";

/**
 * What a cached page or an index can depend on. `listings` and `offices` cover what lists show of them; an office's own
 * tag covers its agents and hours, and a change that lists show invalidates both. `listings` without the tag of any
 * listing can mean all of them. `content` is the site's text, `blog` its articles, an article's own tag that article,
 * `redirects` the website's redirects. `*` is everything.
 */
export type Tag =
  | "listings"
  | "offices"
  | "content"
  | "blog"
  | "redirects"
  | "vocabulary"
  | `listing:${number}`
  | `office:${string}`
  | `article:${number}`
  | typeof EVERYTHING;

/** Tags of things with their own pages in search engines. */
const HAS_PAGES = /^(listing|office|article):/;

/**
 * Invalidates these tags. Call it in the transaction of the change, after the last write: caches of this process drop
 * them on commit, those of other processes within a second.
 */
export async function invalidate(context: Context, ...tags: Tag[]): Promise<void> {
  if (tags.length === 0) return;
  const changed = [...new Set(tags)];
  await addVersions(context.db, changed);
  const known = context.network.notifies_search_engines ? changed.filter((tag) => HAS_PAGES.test(tag)) : [];
  if (known.length > 0) await enqueue(context, "tell-search-engines", { tags: known });
  if (!context.db.isTransaction) context.onInvalidated?.(changed);
}

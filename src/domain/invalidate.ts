import { addVersions, type EVERYTHING } from "#db/cache-versions.ts";
import { type Context, enqueue } from "./context.ts";

/**
 * What a cached page or an index can depend on. `listings` and `offices` stand for what lists show of them. An office's
 * own tag includes its agents and hours; a change that lists show, too, invalidates both tags. `listings` without any
 * listing's own tag can mean all listings. `content` stands for the site's texts, `blog` for its articles, an article's
 * own tag for that article, `redirects` for the website's redirects, `reviews` for those of all offices, and `*` for
 * everything.
 */
export type Tag =
  | "listings"
  | "offices"
  | "content"
  | "blog"
  | "redirects"
  | "reviews"
  | "vocabulary"
  | `listing:${number}`
  | `office:${string}`
  | `article:${number}`
  | typeof EVERYTHING;

/** Tags of records that have pages in search engines. */
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

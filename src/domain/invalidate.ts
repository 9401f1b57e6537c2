import { addVersions, type EVERYTHING } from "#db/cache-versions.ts";
import { type Context, enqueue } from "./context.ts";

/**
 * What a kept page or an index may depend on. `listings` and `offices` are what is shown of them in lists; an office's
 * own tag covers its agents and hours, and a change that lists show touches both. `listings` without any listing's own
 * tag beside it may be all of them. `content` is what is written, `blog` its articles and an article's own tag the one, `redirects` the website's
 * own. `*` is everything.
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

/** What has pages of its own that a search engine keeps. */
const HAS_PAGES = /^(listing|office|article):/;

/**
 * Says that these have changed. Called in the transaction of the change and after its last write: caches of this
 * process drop them when it commits, and those of other processes within a second.
 */
export async function invalidate(context: Context, ...tags: Tag[]): Promise<void> {
  if (tags.length === 0) return;
  const changed = [...new Set(tags)];
  await addVersions(context.db, changed);
  const known = context.network.notifies_search_engines ? changed.filter((tag) => HAS_PAGES.test(tag)) : [];
  if (known.length > 0) await enqueue(context, "tell-search-engines", { tags: known });
  if (!context.db.isTransaction) context.onInvalidated?.(changed);
}

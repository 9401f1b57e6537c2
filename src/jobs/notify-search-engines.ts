import type { Context, Jobs } from "#domain/context.ts";
import { changedUrls } from "#domain/seo/changed-urls.ts";
import type { IndexNow } from "#integrations/index-now.ts";

/** Tells search engines of the pages that a write has changed, as they are by then. Null where none is to be told. */
export function notifySearchEngines(
  context: Context,
  searchEngines: IndexNow | null,
): (data: Jobs["tell-search-engines"]) => Promise<void> {
  return async ({ tags }) => {
    if (!searchEngines) return;
    const urls = await changedUrls(context, tags);
    if (urls.length > 0) await searchEngines.submit(urls);
  };
}

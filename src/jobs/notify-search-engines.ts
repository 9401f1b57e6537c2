import type { Context, Jobs } from "#domain/context.ts";
import { listChangedUrls } from "#domain/seo/list-changed-urls.ts";
import type { IndexNow } from "#integrations/index-now.ts";

/** Submits the pages changed by a write to search engines, in their current state. Null if disabled. */
export function notifySearchEngines(
  context: Context,
  searchEngines: IndexNow | null,
): (data: Jobs["tell-search-engines"]) => Promise<void> {
  return async ({ tags }) => {
    if (!searchEngines) return;
    const urls = await listChangedUrls(context, tags);
    if (urls.length > 0) await searchEngines.submit(urls);
  };
}

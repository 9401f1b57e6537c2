import { m } from "#messages/messages.js";
import { getPagePath } from "../../site-map.ts";
import { PageLink } from "../site/page-link.tsx";

const PREFERENCES = getPagePath("preferences");

/**
 * Saves a search (`enhance/save-search.ts`). Without script, the link leads to a page that asks for confirmation. With
 * script, a visitor who isn't signed in signs in first; the save then continues by itself.
 */
export function SaveSearch({ url }: { url: string }) {
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
      <PageLink
        href={`${PREFERENCES}?search=${encodeURIComponent(url)}#alerts`}
        rel="nofollow"
        data-save-search={url}
        className="button button-quiet"
      >
        {m.saved_search_button()}
      </PageLink>
      <p role="status" data-saved={m.saved_search_saved()} data-failure={m.try_later()} className="font-semibold" />
      <PageLink href={`${PREFERENCES}#alerts`} hidden className="link">
        {m.saved_search_manage()}
      </PageLink>
    </div>
  );
}

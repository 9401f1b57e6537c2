import { m } from "#messages/messages.js";
import type { SearchData } from "../../listings/search-data.ts";
import { buildSearchHref } from "../../search-params.ts";
import { NearMeButton } from "../offices/near-me-button.tsx";

/** Shows the phrases of the visitor's sentence that no filter can express, with a button for "near me". */
export function UnreadPhrases({ path, found }: { path: string; found: SearchData }) {
  const { unread, asksNear, query, radius } = found;
  if (unread.length === 0 && !asksNear) return null;
  return (
    <div className="mb-5 rounded-sm border-l-4 border-signal bg-signal-wash px-4 py-3">
      {unread.length > 0 && (
        <p>
          {m.search_unread({
            phrases: unread.map((phrase) => m.chip_keyword({ words: phrase })).join(m.list_separator()),
          })}
        </p>
      )}
      {asksNear && <NearMeButton href={buildSearchHref(path, query, { near: null, radius: String(radius) })} />}
    </div>
  );
}

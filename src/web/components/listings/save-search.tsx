import { useState } from "react";
import { m } from "#messages/messages.js";
import { getPagePath } from "../../site-map.ts";
import { PageLink } from "../site/page-link.tsx";

const PREFERENCES = getPagePath("preferences");

type Outcome = { url: string; message: string; isSaved: boolean };

/**
 * Saves a search. Without script, the link leads to a page that asks for confirmation. With script, a visitor who isn't
 * signed in signs in first; the save then continues by itself.
 */
export function SaveSearch({ url }: { url: string }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // Ignores the outcome of an earlier search.
  const current = outcome?.url === url ? outcome : null;
  const save = async (): Promise<void> => {
    const { saveSearchRequest } = await import("../../browser/user-info/save-search.ts");
    const error = await saveSearchRequest(url);
    if (error === null) return;
    setOutcome({ url, message: error || m.saved_search_saved(), isSaved: error === "" });
  };
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
      {!current?.isSaved && (
        <PageLink
          href={`${PREFERENCES}?search=${encodeURIComponent(url)}#alerts`}
          rel="nofollow"
          className="button button-quiet"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
            event.preventDefault();
            save().catch(() => setOutcome({ url, message: m.try_later(), isSaved: false }));
          }}
        >
          {m.saved_search_button()}
        </PageLink>
      )}
      <p role="status" className={current ? "font-semibold" : "sr-only"}>
        {current?.message}
      </p>
      {current?.isSaved && (
        <PageLink href={`${PREFERENCES}#alerts`} className="link">
          {m.saved_search_manage()}
        </PageLink>
      )}
    </div>
  );
}

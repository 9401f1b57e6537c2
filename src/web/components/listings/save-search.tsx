import { useState } from "react";
import { m } from "#messages/messages.js";
import { PageLink } from "../site/page-link.tsx";

const PREFERENCES = "/bizmatch/preferences";

type Outcome = { url: string; words: string; isSaved: boolean };

/**
 * Saves a search. Without script, the link leads to a page that asks for confirmation. With script, a visitor who isn't
 * signed in signs in first; the save then continues by itself.
 */
export function SaveSearch({ url }: { url: string }) {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  // Ignores the outcome of an earlier search.
  const said = outcome?.url === url ? outcome : null;
  const save = async (): Promise<void> => {
    const { saveSearchRequest } = await import("../../browser/user-info/save-search.ts");
    const words = await saveSearchRequest(url);
    if (words === null) return;
    setOutcome({ url, words: words || m.saved_search_saved(), isSaved: words === "" });
  };
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2">
      {!said?.isSaved && (
        <PageLink
          href={`${PREFERENCES}?search=${encodeURIComponent(url)}#alerts`}
          rel="nofollow"
          className="button button-quiet"
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
            event.preventDefault();
            save().catch(() => setOutcome({ url, words: m.try_later(), isSaved: false }));
          }}
        >
          {m.saved_search_button()}
        </PageLink>
      )}
      <p role="status" className={said ? "font-semibold" : "sr-only"}>
        {said?.words}
      </p>
      {said?.isSaved && (
        <PageLink href={`${PREFERENCES}#alerts`} className="link">
          {m.saved_search_manage()}
        </PageLink>
      )}
    </div>
  );
}

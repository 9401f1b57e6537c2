import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { m } from "#messages/messages.js";
import type { Choices } from "../../browser/plugins/plugin.ts";
import { readConsent } from "../../browser/plugins/stored-consent.ts";
import { startPluginsNow } from "../../browser/plugins/use-plugins.ts";
import { useShell } from "../../shell.ts";

const ConsentBanner = lazy(() => import("./consent-banner.tsx"));

/**
 * The footer button that reopens the privacy choices. Where the law requires opt-in, the banner opens on the first
 * visit. Renders nothing if the site loads no vendor scripts.
 */
export function PrivacyChoices() {
  const { plugins } = useShell();
  const { pathname, search } = useLocation();
  const [query, setChoosing] = useState<{ before: Choices | null } | null>(null);
  const asksFirst = plugins?.consent === "opt_in";
  useEffect(() => {
    if (asksFirst && !readConsent(document.cookie)) setChoosing({ before: null });
  }, [asksFirst]);
  if (!plugins) return null;
  const onChosen = (chosen: Choices): void => {
    const before = query?.before;
    setChoosing(null);
    // A running script can't be unloaded, so withdrawing consent reloads the page. Newly allowed vendors start at once.
    if (before?.analytics || before?.marketing) window.location.reload();
    else if (chosen.analytics || chosen.marketing) startPluginsNow(plugins, pathname, search);
  };
  return (
    <>
      <button
        type="button"
        className="inline-block cursor-pointer py-0.5 hover:underline"
        onClick={() =>
          setChoosing({ before: readConsent(document.cookie) ?? { analytics: !asksFirst, marketing: !asksFirst } })
        }
      >
        {m.consent_again()}
      </button>
      {query && (
        <Suspense>
          <ConsentBanner before={query.before} onChosen={onChosen} />
        </Suspense>
      )}
    </>
  );
}

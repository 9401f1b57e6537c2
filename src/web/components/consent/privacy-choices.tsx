import { lazy, Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { m } from "#messages/messages.js";
import type { Choices } from "../../browser/plugins/plugin.ts";
import { readConsent } from "../../browser/plugins/stored-consent.ts";
import { startNow } from "../../browser/plugins/use-plugins.ts";
import { useShell } from "../../shell.ts";

const ConsentBanner = lazy(() => import("./consent-banner.tsx"));

/**
 * The way back to the choice of what vendors may use, at the foot of every page; where the law wants to be asked first,
 * the question itself. Nothing of either where the website loads nobody's scripts.
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
    // A script that runs cannot be taken back: what is turned off ends with the page. What is new starts at once.
    if (before?.analytics || before?.marketing) window.location.reload();
    else if (chosen.analytics || chosen.marketing) startNow(plugins, pathname, search);
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

import { lazy, Suspense, useEffect, useState } from "react";
import { m } from "#messages/messages.js";
import type { Choices } from "../../browser/plugins/plugin.ts";
import { readConsent } from "../../browser/plugins/stored-consent.ts";
import { useShell } from "../../shell.ts";

const ConsentBanner = lazy(() => import("./consent-banner.tsx"));

/**
 * The way back to the choice of what vendors may use, at the foot of every page; where the law wants to be asked first,
 * the question itself. Nothing of either where the website loads nobody's scripts.
 */
export function PrivacyChoices() {
  const { plugins } = useShell();
  const [asked, setAsked] = useState<{ before: Choices | null } | null>(null);
  const asksFirst = plugins?.consent === "opt_in";
  useEffect(() => {
    if (asksFirst && !readConsent(document.cookie)) setAsked({ before: null });
  }, [asksFirst]);
  if (!plugins) return null;
  return (
    <>
      <button
        type="button"
        className="inline-block cursor-pointer py-0.5 hover:underline"
        onClick={() =>
          setAsked({ before: readConsent(document.cookie) ?? { analytics: !asksFirst, marketing: !asksFirst } })
        }
      >
        {m.consent_again()}
      </button>
      {asked && (
        <Suspense>
          {/* What was let in starts, and what was turned off ends, with the page as it is loaded anew. */}
          <ConsentBanner before={asked.before} onChosen={() => window.location.reload()} />
        </Suspense>
      )}
    </>
  );
}

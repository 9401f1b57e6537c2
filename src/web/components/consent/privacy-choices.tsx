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
  const [banner, setBanner] = useState<{ current: Choices | null } | null>(null);
  const isOptIn = plugins?.consent === "opt_in";
  useEffect(() => {
    if (isOptIn && !readConsent(document.cookie)) setBanner({ current: null });
  }, [isOptIn]);
  if (!plugins) return null;
  const onChosen = (chosen: Choices): void => {
    const current = banner?.current;
    setBanner(null);
    // A running script can't be unloaded, so withdrawing consent reloads the page. Newly allowed vendors start at once.
    if (current?.analytics || current?.marketing) window.location.reload();
    else if (chosen.analytics || chosen.marketing) startPluginsNow(plugins, pathname, search);
  };
  return (
    <>
      <button
        type="button"
        className="inline-block cursor-pointer py-0.5 hover:underline"
        onClick={() =>
          setBanner({ current: readConsent(document.cookie) ?? { analytics: !isOptIn, marketing: !isOptIn } })
        }
      >
        {m.consent_again()}
      </button>
      {banner && (
        <Suspense>
          <ConsentBanner current={banner.current} onChosen={onChosen} />
        </Suspense>
      )}
    </>
  );
}

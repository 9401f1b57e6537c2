import { m } from "#messages/messages.js";
import { useShell } from "../../shell.ts";
import { ConsentBanner } from "./consent-banner.tsx";

/**
 * The footer button that reopens the privacy choices (`enhance/consent.ts`). Where the law requires opt-in, the banner
 * opens on the first visit. Renders nothing if the site loads no vendor scripts.
 */
export function PrivacyChoices() {
  const { plugins } = useShell();
  if (!plugins) return null;
  return (
    <>
      <button type="button" data-consent-open className="inline-block cursor-pointer py-0.5 hover:underline">
        {m.consent_again()}
      </button>
      <ConsentBanner />
    </>
  );
}

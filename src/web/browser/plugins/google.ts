import { campaignLocation } from "./campaign-location.ts";
import { addScript, type Choices, type Plugin, type SiteEvent } from "./plugin.ts";

declare global {
  interface Window {
    dataLayer?: unknown[];
    google_tag_manager?: Record<string, unknown>;
  }
}

const HOST = "https://www.googletagmanager.com";

function layer(): unknown[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}

/** Google requires commands as an `arguments` object; it takes an array for an event name. */
function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  layer().push(arguments);
}

const here = (): string => campaignLocation(window.location.href);

function sendConsent({ analytics, marketing }: Choices): void {
  const granted = (yes: boolean): string => (yes ? "granted" : "denied");
  gtag("consent", "default", {
    analytics_storage: granted(analytics),
    ad_storage: granted(marketing),
    ad_user_data: granted(marketing),
    ad_personalization: granted(marketing),
  });
}

const hasCome = (id: string): boolean => Boolean(window.google_tag_manager?.[id]);

/** @throws without a container ID */
export function tagManager(id: string | null): Plugin {
  if (!id) throw new Error("Google Tag Manager needs a container ID.");
  return {
    setUp(choices) {
      sendConsent(choices);
      layer().push({ "gtm.start": Date.now(), event: "gtm.js" });
      addScript(`${HOST}/gtm.js?id=${encodeURIComponent(id)}`);
    },
    isReady: () => hasCome(id),
    send: ({ name, details }: SiteEvent) => void layer().push({ event: name, ...details }),
  };
}

/** @throws without a measurement ID */
export function googleAnalytics(id: string | null): Plugin {
  if (!id) throw new Error("Google Analytics needs a measurement ID.");
  return {
    setUp(choices) {
      sendConsent(choices);
      gtag("js", new Date());
      gtag("config", id, { send_page_view: false, page_location: here() });
      addScript(`${HOST}/gtag/js?id=${encodeURIComponent(id)}`);
    },
    isReady: () => hasCome(id),
    send: ({ name, details }) => gtag("event", name, { ...details, send_to: id, page_location: here() }),
  };
}

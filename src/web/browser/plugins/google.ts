import { getCurrentVisit, readEntries } from "../visit/stored-visits.ts";
import { addScript, type Choices, type Plugin, type SiteEvent } from "./plugin.ts";
import { toReportedUrl } from "./to-reported-url.ts";

declare global {
  interface Window {
    dataLayer?: unknown[];
    google_tag_manager?: Record<string, unknown>;
  }
}

const HOST = "https://www.googletagmanager.com";

function getDataLayer(): unknown[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}

/** Google requires commands as an `arguments` object. An array would be read as an event. */
function gtag(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: see above
  getDataLayer().push(arguments);
}

const getPageUrl = (): string => toReportedUrl(window.location.href);

/** Returns the page's URL with the campaign that the visit began with. */
const getEntryUrl = (): string => toReportedUrl(window.location.href, getCurrentVisit(readEntries(), Date.now()));

function sendConsent({ analytics, marketing }: Choices): void {
  const toConsentValue = (isAllowed: boolean): string => (isAllowed ? "granted" : "denied");
  gtag("consent", "default", {
    analytics_storage: toConsentValue(analytics),
    ad_storage: toConsentValue(marketing),
    ad_user_data: toConsentValue(marketing),
    ad_personalization: toConsentValue(marketing),
  });
}

const isLoaded = (id: string): boolean => Boolean(window.google_tag_manager?.[id]);

/** @throws without a container ID */
export function createTagManager(id: string | null): Plugin {
  if (!id) throw new Error("Google Tag Manager needs a container ID.");
  return {
    setUp(choices) {
      sendConsent(choices);
      getDataLayer().push({ "gtm.start": Date.now(), event: "gtm.js" });
      addScript(`${HOST}/gtm.js?id=${encodeURIComponent(id)}`);
    },
    isReady: () => isLoaded(id),
    send: ({ name, details }: SiteEvent) => void getDataLayer().push({ event: name, ...details }),
  };
}

/** @throws without a measurement ID */
export function createGoogleAnalytics(id: string | null): Plugin {
  if (!id) throw new Error("Google Analytics needs a measurement ID.");
  let hasReportedCampaign = false;
  return {
    setUp(choices) {
      sendConsent(choices);
      gtag("js", new Date());
      gtag("config", id, { send_page_view: false, page_location: getEntryUrl() });
      addScript(`${HOST}/gtag/js?id=${encodeURIComponent(id)}`);
    },
    isReady: () => isLoaded(id),
    send({ name, details }) {
      const page_location = hasReportedCampaign ? getPageUrl() : getEntryUrl();
      hasReportedCampaign = true;
      gtag("event", name, { ...details, send_to: id, page_location });
    },
  };
}

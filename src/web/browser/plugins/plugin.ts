/** A visitor's action that vendors count. It must not contain personal data. */
export interface SiteEvent {
  name: "page_view" | "search" | "listing_view" | "enquiry" | "call_click";
  details: Record<string, string>;
}

/** What a vendor may use of a visitor's data. */
export interface Choices {
  analytics: boolean;
  marketing: boolean;
}

/** A vendor's script: added to the page, polled until it is ready, then sent events. */
export interface Plugin {
  setUp(choices: Choices): void;
  isReady(): boolean;
  send(event: SiteEvent): void;
}

/** Vendor scripts wait until the page has loaded. */
export const TRACKING_START_MS = 1_000;
/** A vendor that is not ready after this time is dropped. */
export const PLUGIN_READY_MS = 10_000;
/** Interval for polling whether a vendor is ready. */
export const POLLING_MS = 3_000;

/** Adds a vendor's script to the page. */
export function addScript(src: string): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  document.head.append(script);
}

/** Something that visitors do and a vendor counts. Nothing in it says who they are. */
export interface SiteEvent {
  name: "page_view" | "search" | "listing_view" | "enquiry" | "call_click";
  details: Record<string, string>;
}

/** What of a visitor's data a vendor may use. */
export interface Choices {
  analytics: boolean;
  marketing: boolean;
}

/** A vendor's script: put into the page, asked whether it has come, and told of events. */
export interface Plugin {
  setUp(choices: Choices): void;
  isReady(): boolean;
  send(event: SiteEvent): void;
}

/** Vendors' scripts wait until the page itself is done. */
export const TRACKING_START_MS = 1_000;
/** A vendor that has not come by then is given up. */
export const PLUGIN_READY_MS = 10_000;
/** How often it is asked whether it has come. */
export const POLLING_MS = 3_000;

/** Puts a vendor's script into the page. */
export function addScript(src: string): void {
  const script = document.createElement("script");
  script.async = true;
  script.src = src;
  document.head.append(script);
}

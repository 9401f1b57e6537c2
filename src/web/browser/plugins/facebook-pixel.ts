import { getOwnValue } from "#lib/own-value.ts";
import { addScript, type Plugin } from "./plugin.ts";

/** The vendor's function once its script has loaded; until then a stub that queues calls. */
interface Pixel {
  (...command: unknown[]): void;
  callMethod?: (...command: unknown[]) => void;
  queue: unknown[][];
  push: unknown;
  loaded: boolean;
  disablePushState?: boolean;
  version: string;
}

declare global {
  interface Window {
    fbq?: Pixel;
    _fbq?: Pixel;
  }
}

/** The vendor's standard event names; other events keep their own. */
const STANDARD_NAMES: Record<string, string> = {
  page_view: "PageView",
  search: "Search",
  listing_view: "ViewContent",
  enquiry: "Lead",
  call_click: "Contact",
};

/** @throws without a pixel ID */
export function createFacebookPixel(id: string | null): Plugin {
  if (!id) throw new Error("The Facebook Pixel needs a pixel ID.");
  return {
    setUp() {
      const stub = ((...command: unknown[]) =>
        stub.callMethod ? stub.callMethod(...command) : stub.queue.push(command)) as Pixel;
      Object.assign(stub, { queue: [], push: stub, loaded: true, version: "2.0" });
      window.fbq ??= stub;
      window._fbq ??= window.fbq;
      // Otherwise the script itself reports every URL, button text and form content.
      window.fbq.disablePushState = true;
      window.fbq("set", "autoConfig", false, id);
      window.fbq("init", id);
      addScript("https://connect.facebook.net/en_US/fbevents.js");
    },
    isReady: () => Boolean(window.fbq?.callMethod),
    send({ name, details }) {
      const standard = getOwnValue(STANDARD_NAMES, name);
      window.fbq?.(standard ? "trackSingle" : "trackSingleCustom", id, standard ?? name, details);
    },
  };
}

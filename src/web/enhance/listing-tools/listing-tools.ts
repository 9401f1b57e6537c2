import { ignoreError } from "../dom.ts";
import { startCompare } from "./compare.ts";
import { startFollowingLinks } from "./follow-links.ts";
import { startShareButtons } from "./share-buttons.ts";
import { startViewedListings } from "./viewed-listings.ts";

export function startListingTools(): void {
  startFollowingLinks();
  startShareButtons();
  startCompare();
  if (document.querySelector("[data-asks-saved]"))
    import("./show-device-saves.ts").then(({ showDeviceSaves }) => showDeviceSaves()).catch(ignoreError);
  startViewedListings();
}

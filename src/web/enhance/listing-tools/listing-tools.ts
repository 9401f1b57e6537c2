import { startCompare } from "./compare.ts";
import { startFollowingLinks } from "./follow-links.ts";
import { startShareButtons } from "./share-buttons.ts";
import { startViewedListings } from "./viewed-listings.ts";

export function startListingTools(): void {
  startFollowingLinks();
  startShareButtons();
  startCompare();
  startViewedListings();
}

import { startCompare } from "./compare.ts";
import { startFollowingLinks } from "./follow-links.ts";
import { linkResults } from "./link-results.ts";
import { startShareButtons } from "./share-buttons.ts";
import { startViewedListings } from "./viewed-listings.ts";

export function startListingTools(): void {
  startFollowingLinks();
  linkResults();
  startShareButtons();
  startCompare();
  startViewedListings();
}

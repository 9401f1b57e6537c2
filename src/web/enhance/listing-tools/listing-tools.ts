import { startCompare } from "./compare.ts";
import { linkResults } from "./link-results.ts";
import { startShareButtons } from "./share-buttons.ts";
import { startViewedListings } from "./viewed-listings.ts";

export function startListingTools(): void {
  linkResults();
  startShareButtons();
  startCompare();
  startViewedListings();
}

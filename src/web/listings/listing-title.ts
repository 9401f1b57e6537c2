import type { Listing } from "#domain/listings/listing-view.ts";
import { TITLE_LENGTH } from "../components/site/document-title.ts";

/** Returns the title of a listing's page, with as precise a place as the length allows. */
export function formatListingTitle({ name, location, state }: Pick<Listing, "name" | "location" | "state">): string {
  const titles = [`${name}, ${location}`, `${name}, ${state}`, name];
  return titles.find((title) => title.length <= TITLE_LENGTH) ?? name;
}

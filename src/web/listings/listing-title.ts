import type { Listing } from "#domain/listings/listing-view.ts";
import { TITLE_LENGTH } from "../components/site/document-title.ts";

/** A listing and where it is, as exactly as a title has room for. */
export function listingTitle({ name, location, state }: Pick<Listing, "name" | "location" | "state">): string {
  const titles = [`${name}, ${location}`, `${name}, ${state}`, name];
  return titles.find((title) => title.length <= TITLE_LENGTH) ?? name;
}

import type { Listing } from "#domain/listings/listing-view.ts";
import { m } from "#messages/messages.js";
import { TITLE_LENGTH } from "../components/site/document-title.ts";

/** Returns the title of a listing's page, with as precise a place as the length allows. */
export function formatListingTitle({ name, location, state }: Pick<Listing, "name" | "location" | "state">): string {
  // A headline may name its place: "Bakery in Lyon".
  const places = [location, state].filter((place) => !name.includes(place));
  const titles = [...places.map((place) => m.list_pair({ first: name, second: place })), name];
  return titles.find((title) => title.length <= TITLE_LENGTH) ?? name;
}

import type { Selectable } from "kysely";
import type { OfficeTable } from "#db/tables/offices.ts";

/** An office as its pages and the API show it, with its region spelled out. */
export interface Office extends Selectable<OfficeTable> {
  state: string;
  state_slug: string;
  state_abbreviated: string;
}

/** The number in an office's public pages, where no visit source is known: organic, then main, then the network's. */
export function officePhone(office: Pick<Office, "organic_number" | "phone">, defaultPhone: string): string {
  return office.organic_number ?? office.phone ?? defaultPhone;
}

/** `wa.me` takes digits alone; null when the number has none. */
export function whatsAppUrl(number: string | null): string | null {
  const digits = number?.replace(/\D/g, "");
  return digits ? `https://wa.me/${digits}` : null;
}

/** A map of an office by its coordinates, and by its place id where it has one. */
export function mapUrl(office: Pick<Office, "latitude" | "longitude" | "google_place_id">): string {
  const url = new URL("https://www.google.com/maps/search/");
  url.searchParams.set("api", "1");
  url.searchParams.set("query", `${office.latitude},${office.longitude}`);
  if (office.google_place_id) url.searchParams.set("query_place_id", office.google_place_id);
  return url.href;
}

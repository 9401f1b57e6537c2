import type { Selectable } from "kysely";
import type { OfficeTable } from "#db/tables/offices.ts";

/** An office as pages and the API show it, with its region's name. */
export interface Office extends Selectable<OfficeTable> {
  state: string;
  state_slug: string;
  state_abbreviated: string;
}

/**
 * Returns the number shown on public pages if the visit's source doesn't matter: the organic number, else the main
 * phone, else the network's.
 */
export function getOfficePhone(office: Pick<Office, "organic_number" | "phone">, defaultPhone: string): string {
  return office.organic_number ?? office.phone ?? defaultPhone;
}

/** Returns the extension of `getOfficePhone`. Only the main phone has one. */
export function getOfficeExtension({
  organic_number,
  phone,
  phone_extension,
}: Pick<Office, "organic_number" | "phone" | "phone_extension">): string | null {
  return phone && (organic_number ?? phone) === phone ? phone_extension : null;
}

/** The longest national number of any edition, without the leading zero. */
const MAX_NATIONAL_DIGITS = 10;

/**
 * Returns a `wa.me` link, which needs the country code.
 *
 * @param dialCode the country code of a number without one: `+1`.
 * @returns null if the number has no digits.
 */
export function getWhatsAppUrl(number: string | null, dialCode: string): string | null {
  const digits = number?.replace(/\D/g, "") ?? "";
  if (!digits) return null;
  const code = dialCode.slice(1);
  const hasCode = digits.startsWith(code) && digits.length > MAX_NATIONAL_DIGITS;
  if (number?.trim().startsWith("+") || hasCode) return `https://wa.me/${digits}`;
  if (digits.startsWith("00")) return `https://wa.me/${digits.slice(2)}`;
  return `https://wa.me/${code}${digits.replace(/^0/, "")}`;
}

export interface OfficeLink {
  /** The service's name. */
  name: string;
  url: string;
}

const PROFILES = [
  ["Google", "google_url"],
  ["Facebook", "facebook_url"],
  ["LinkedIn", "linkedin_url"],
  ["Instagram", "instagram_url"],
  ["X", "twitter_url"],
] as const;

const REVIEW_PAGES = [
  ["Google", "google_review_url"],
  ["Facebook", "facebook_review_url"],
] as const;

/** Lists the office's profiles on other sites. */
export function listOfficeProfiles(office: Pick<Office, (typeof PROFILES)[number][1]>): OfficeLink[] {
  return getLinks(office, PROFILES);
}

/** Lists the pages outside this site where clients can review the office. */
export function listReviewLinks(office: Pick<Office, (typeof REVIEW_PAGES)[number][1]>): OfficeLink[] {
  return getLinks(office, REVIEW_PAGES);
}

function getLinks<Column extends string>(
  office: Record<Column, string | null>,
  pages: readonly (readonly [name: string, column: Column])[],
): OfficeLink[] {
  return pages.flatMap(([name, column]) => {
    const url = office[column];
    return url ? [{ name, url }] : [];
  });
}

/** Returns a map link by coordinates, and by place id if there is one. */
export function getMapUrl(office: Pick<Office, "latitude" | "longitude" | "google_place_id">): string {
  const url = new URL("https://www.google.com/maps/search/");
  url.searchParams.set("api", "1");
  url.searchParams.set("query", `${office.latitude},${office.longitude}`);
  if (office.google_place_id) url.searchParams.set("query_place_id", office.google_place_id);
  return url.href;
}

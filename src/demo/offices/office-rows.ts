import type { Insertable } from "kysely";
import type { AgentTable, OfficeOpeningHourTable, OfficeTable } from "#db/tables/offices.ts";
import type { DemoOffice, DemoSource } from "#editions/demo-source.ts";
import { getPortraitPath } from "#illustrations/portraits/portrait-path.ts";
import { toSlug } from "#lib/slug.ts";
import { createFictionalPhone } from "./fictional-phone.ts";

const USUAL_HOURS = { opens: "09:00", closes: "18:00", friday: "16:00" };

/** Returns an office's row; its position in the network determines its special features. */
export function createOfficeRow(
  office: DemoOffice,
  position: number,
  country: string,
  /** Whether brokers of businesses need a license, as in some American states. */
  isLicensed = true,
): Insertable<OfficeTable> {
  const hasAlternateAddress = position % 19 === 14;
  return {
    slug: office.slug,
    name: `${office.name} office`,
    status: isInactive(position) ? "Inactive" : "Active",
    connected: position === 40,
    heading: office.heading,
    sub_heading: office.sub_heading,
    email: `${office.slug}@example.com`,
    phone: createFictionalPhone(office, 100),
    organic_number: position % 11 === 7 ? null : createFictionalPhone(office, 101),
    paid_number: createFictionalPhone(office, 102),
    whats_app_number: position % 3 === 1 ? null : createFictionalPhone(office, 103),
    telephone_url_triggers: JSON.stringify([
      { name: "utm_source", value: "newsletter", number: createFictionalPhone(office, 104) },
      ...(position % 4 === 0
        ? [{ name: "utm_campaign", value: "radio", number: createFictionalPhone(office, 105) }]
        : []),
    ]),
    address_1: office.address_1,
    locality: office.locality,
    region_slug: office.region,
    country,
    postal_code: office.postal_code,
    latitude: office.latitude,
    longitude: office.longitude,
    is_alternate_address: hasAlternateAddress,
    alternate_latitude: hasAlternateAddress ? office.latitude + 0.011 : null,
    alternate_longitude: hasAlternateAddress ? office.longitude - 0.009 : null,
    ...getExternalProfiles(office, position),
    meta_title: `Business brokers in ${office.locality}`,
    meta_description: getDescription(office),
    buyers_route: `buyers-${office.slug}`,
    phone_extension: position % 13 === 5 ? "2" : null,
    broker_lic: isLicensed ? `BL-${String(3_021_450 + position * 137)}` : null,
    broker_of_record: isLicensed ? (office.agents[0]?.[0] ?? null) : null,
    location_id: String(1001 + position),
    time_zone: office.time_zone,
    show_opening_hours: true,
    opening_hours_message: position % 9 === 4 ? "Evenings and Saturdays by appointment." : null,
  };
}

/** Between about 70 and 155 characters, the length that search engines show. */
function getDescription({ name, heading, sub_heading }: DemoOffice): string {
  const long = `${heading}. ${sub_heading}`;
  if (long.length <= 155) return long;
  return sub_heading.length >= 70 ? sub_heading : `Buying or selling a business near ${name}? ${sub_heading}`;
}

/** Links to profiles on other sites, with reserved hosts; most offices have only some of them. */
function getExternalProfiles({ slug }: DemoOffice, position: number) {
  const toUrl = (host: string, path: string): string => `https://${host}.example.com/${path}`;
  return {
    google_url: toUrl("maps", slug),
    google_review_url: toUrl("maps", `${slug}/reviews`),
    facebook_url: toUrl("facebook", slug),
    facebook_review_url: position % 3 === 0 ? toUrl("facebook", `${slug}/reviews`) : null,
    linkedin_url: toUrl("linkedin", `company/${slug}`),
    instagram_url: position % 2 === 0 ? toUrl("instagram", slug) : null,
    twitter_url: position % 4 === 1 ? toUrl("twitter", slug) : null,
  };
}

/** One office has closed: it has no territory and no listings. */
export function isInactive(position: number): boolean {
  return position === 77;
}

export function createOpeningHours(
  office_id: number,
  position: number,
  { opens: usual, closes, friday }: NonNullable<DemoSource["hours"]> = USUAL_HOURS,
): Insertable<OfficeOpeningHourTable>[] {
  const opens = position % 5 === 2 ? "08:30" : usual;
  return [1, 2, 3, 4, 5, 6, 7].map((day) => {
    if (day === 6 && position % 4 === 3) return { office_id, day, opens: "10:00", closes: "14:00", closed: false };
    if (day > 5) return { office_id, day, opens: null, closes: null, closed: true };
    return { office_id, day, opens, closes: day === 5 ? friday : closes, closed: false };
  });
}

/** Returns an office's agents. Some offices have a former agent, for whom the owner is responsible. */
export function createAgentRows(office: DemoOffice, office_id: number, position: number): Insertable<AgentTable>[] {
  return office.agents.map(([name, role, about], index) => ({
    slug: toSlug(name),
    name_id: `${toSlug(name)}-${1001 + position}`,
    name,
    role,
    about,
    office_id,
    email: `${toSlug(name)}@example.com`,
    phone: createFictionalPhone(office, 110 + index),
    extension: String(10 + index),
    image: getPortraitPath(toSlug(name)),
    active: !(index === 2 && position > 11 && position % 13 === 3),
  }));
}

import type { FinancingTerms } from "./financing.ts";
import type { Locale } from "./locales.ts";

export const EDITION_CODES = [
  "US",
  "CA",
  "FR",
  "IE",
  "JP",
  "SG",
  "ZA",
  "UAE",
  "UK",
  "VN",
  "GH",
  "ES",
  "MX",
  "PR",
] as const;

export type EditionCode = (typeof EDITION_CODES)[number];

/** What a country calls the regions that people search by. */
export type RegionWord = "state" | "province" | "region" | "county" | "prefecture" | "emirate" | "municipality";

/** A state, province, county… of an edition. `code` is what a broker's spreadsheet abbreviates it to ("FL"). */
export interface Region {
  code: string;
  name: string;
  slug: string;
}

/** Where the network's own office of this country is; leads nobody else answers go there. */
export interface HeadOffice {
  /** As the footer shows it. */
  text: string;
  locality: string;
  region_slug: string;
  latitude: number;
  longitude: number;
}

/** Everything that differs between two countries' sites, as data: no code compares country codes. */
export interface Edition {
  code: EditionCode;
  iso2: string;
  name: string;
  /** ISO 4217. */
  currency: string;
  distance_unit: "mi" | "km";
  /** What offices print on: US Letter (ANSI A, NOM-050) or ISO A4. */
  paper_size: "LETTER" | "A4";
  office_label: string;
  region_word: RegionWord;
  /** First path segment of the locations index and of every office: `/locations/{state}/{slug}`. */
  locations_segment: "locations" | "agences" | "oficinas";
  /** Locales mapped to this country; the first is the default of `LOCALES`. */
  locales: readonly [Locale, ...Locale[]];
  /** Locale for numbers, dates and currency where the messages are read in another region's English. */
  format_locale: string;
  /** IANA zone of the weekly e-mail's Monday morning. */
  time_zone: string;
  dial_code: string;
  /** What the law takes a visitor's silence for, where vendors want to use their data. */
  consent: "opt_in" | "opt_out";
  postal_code: { label: string; example: string; pattern: RegExp | null };
  /** How a buyer commonly pays for a business here. */
  financing: FinancingTerms;
  head_office: HeadOffice;
  regions: readonly Region[];
  /** Groups of regions, where the country has them: figures of too few sales are gathered from a whole group. */
  wider_regions?: readonly { name: string; regions: readonly string[] }[];
}

import type { AddressFormat } from "./address-format.ts";
import type { AgreementTerms } from "./confidentiality/agreement-terms.ts";
import type { DemoSource } from "./demo-source.ts";
import type { FinancingTerms } from "./financing.ts";
import type { GazetteerSource } from "./gazetteer-source.ts";
import type { LocalFacts } from "./local-facts/local-fact.ts";
import type { Locale } from "./locales.ts";
import type { Variant } from "./variants.ts";

/** The word for the regions that people search by. */
export type RegionWord = "state" | "province" | "region" | "county" | "prefecture" | "emirate" | "municipality";

/** A state, province, county… of an edition. `code` is its abbreviation in spreadsheets ("FL"). */
export interface Region {
  code: string;
  name: string;
  slug: string;
  /** How addresses abbreviate it, where that isn't its code: "CDMX". */
  abbreviation?: string;
}

/** The location of the head office in this country. Leads that no other office answers go there. */
export interface HeadOffice {
  /** The address as shown in the footer. */
  text: string;
  locality: string;
  region_slug: string;
  latitude: number;
  longitude: number;
}

export interface PostalCodes {
  /** What addresses have: a postal code, or a PO box where there are none. */
  label: string;
  example: string;
  pattern: RegExp | null;
  /**
   * Where there are no postal codes, the places that forms ask for instead: the name by the value that is sent, which
   * the gazetteer knows.
   */
  areas?: Readonly<Record<string, string>>;
}

/**
 * Everything that differs between the sites of two countries, as data. No code outside the editions tests for a
 * country.
 */
export interface District {
  /** The name that is shown, and other names, separated by "|". */
  names: string;
  /** Region slug. */
  state: string;
  /** Approximate center, in degrees. */
  latitude: number;
  longitude: number;
}

export interface Edition {
  /** The value of `COUNTRY`: the folder's name in capitals and the key in `countries.ts`. */
  code: string;
  /** ISO 3166-1. */
  iso2: string;
  name: string;
  /** ISO 4217. */
  currency: string;
  distance_unit: "mi" | "km";
  /** Paper size: US Letter (ANSI A, NOM-050) or ISO A4. */
  paper_size: "LETTER" | "A4";
  office_label: string;
  region_word: RegionWord;
  /** The first path segment of the locations index and of every office: `/locations/{state}/{slug}`. */
  locations_segment: "locations" | "agences" | "oficinas";
  /** The order of the country's section on other countries' locations pages; absent if it has none. */
  locations_section?: number;
  /** Locales mapped to this country; the first is the default of `LOCALES`. */
  locales: readonly [Locale, ...Locale[]];
  /** Other languages of the country that the site has texts in. The desk's setup offers them. */
  other_locales?: readonly Locale[];
  /** The regional version of a locale that is read here, such as en-GB for en-US. */
  variants: Partial<Record<Locale, Variant>>;
  /** The locale for numbers, dates and currency, if the messages are another country's English. */
  format_locale: string;
  /** The IANA time zone in which the weekly email is sent on Monday morning. */
  time_zone: string;
  dial_code: string;
  /** Whether it is selected in its own site's lists of countries. */
  is_preselected: boolean;
  /** Whether vendors need a visitor's consent (`opt_in`) or may act until the visitor objects (`opt_out`). */
  consent: "opt_in" | "opt_out";
  address_format: AddressFormat;
  postal_code: PostalCodes;
  /** How buyers in this country usually finance a business. */
  financing: FinancingTerms;
  agreement: AgreementTerms;
  /** Loan programs, franchise law and other facts in the shipped texts, each with its source. */
  facts: LocalFacts;
  head_office: HeadOffice;
  regions: readonly Region[];
  /** Other names that people search by, separated by "|", with their regions: "carolinas". */
  area_names?: Readonly<Record<string, readonly string[]>>;
  /** Parts of cities, islands and former provinces that people search by, and which the gazetteer doesn't have. */
  districts?: readonly District[];
  /** Groups of regions, if any. If a region has too few sales for statistics, its group's sales are used. */
  wider_regions?: readonly { name: string; regions: readonly string[] }[];
  /**
   * The source of its map: `outlines.json` in its folder, or the atlas of the United States. Null if our sources lack
   * the borders that are in force or that the law there requires.
   */
  map: "outlines" | "us_atlas" | null;
  gazetteer: GazetteerSource;
  demo: DemoSource;
}

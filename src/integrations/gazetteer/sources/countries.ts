import {
  AMERICAN_COUNTIES,
  CANADIAN_COUNTIES,
  ENGLISH_COUNTIES,
  FRENCH_DEPARTMENTS,
  IRISH_COUNTIES,
  SINGAPORE_REGIONS,
} from "./division-names.ts";

/** How the sources describe one edition's country. */
export interface SourceCountry {
  /** GeoNames country code. */
  iso: string;
  /** Parts of the country that GeoNames lists as countries: the region of each, and its postal code prefix. */
  overseas?: Record<string, { region: string; department: string }>;
  /** Which GeoNames division level the edition's regions are: first or second. */
  regionLevel: 1 | 2;
  /** Our names of the edition's regions where GeoNames' names differ. */
  regionNames?: Record<string, string>;
  /**
   * For countries without usable GeoNames divisions: points in each region; a town is in the region of the nearest
   * point.
   */
  regionPoints?: Record<string, [latitude: number, longitude: number][]>;
  /** What to remove from the names of the other regions. */
  regionWords?: RegExp;
  /**
   * The division below a region, shown as a listing's place: always larger than a town ("counties"), sometimes the town
   * itself, which must not be shown ("mixed"), or nothing comparable to a county ("none").
   */
  counties: "counties" | "mixed" | "none";
  /** Our names of counties where GeoNames' names differ, and what to remove from the names of the others. */
  countyNames?: Record<string, string>;
  countyWords?: RegExp;
  /** What to remove from a town's name to get an alternative name. */
  townWords?: RegExp;
  /** The second-level division is a municipality, and its largest town also goes by its name. */
  municipalities?: boolean;
  /** A name found only in the older source is a suburb's, not a former name of the town. */
  suburbs?: boolean;
  /** How a region is written after a town: "Miami, FL" or "Lyon, Auvergne-Rhône-Alpes". */
  label: "code" | "name";
  /** Names of the country at the end of an address. */
  names: string[];
  /**
   * Matches a postal code in folded text; its first group is looked up: the code itself (in Canada its first half), or
   * the prefix that stands for an area, from the tables or as the department's number.
   */
  postal?: { pattern: string; codes: "states" | "puerto-rico" | "sortation-areas" | "areas" | "departments" };
}

const DIGITS_5 = "(\\d{2})\\d{3}";
const ZIP = "(\\d{5})(?: ?\\d{4})?";

export const SOURCE_COUNTRIES: Record<string, SourceCountry> = {
  US: {
    iso: "US",
    regionLevel: 1,
    counties: "mixed",
    countyNames: AMERICAN_COUNTIES,
    label: "code",
    names: ["USA", "US", "United States", "United States of America", "America"],
    postal: { pattern: ZIP, codes: "states" },
  },
  CA: {
    iso: "CA",
    regionLevel: 1,
    counties: "mixed",
    countyNames: CANADIAN_COUNTIES,
    suburbs: true,
    label: "code",
    names: ["Canada"],
    postal: { pattern: "([a-z]\\d[a-z])(?: ?\\d[a-z]\\d)?", codes: "sortation-areas" },
  },
  FR: {
    iso: "FR",
    overseas: {
      GP: { region: "Guadeloupe", department: "971" },
      MQ: { region: "Martinique", department: "972" },
      GF: { region: "French Guiana", department: "973" },
      RE: { region: "La Réunion", department: "974" },
      YT: { region: "Mayotte", department: "976" },
    },
    regionLevel: 1,
    counties: "counties",
    countyNames: FRENCH_DEPARTMENTS,
    label: "name",
    names: ["France"],
    postal: { pattern: "(97\\d(?=\\d\\d)|\\d\\d(?=\\d{3}))\\d{2,3}", codes: "departments" },
  },
  IE: {
    iso: "IE",
    regionLevel: 2,
    regionNames: IRISH_COUNTIES,
    regionWords: /^County | County$/g,
    counties: "counties",
    label: "name",
    names: ["Ireland", "Éire", "Republic of Ireland"],
    postal: { pattern: "([a-z]\\d[\\dw])(?: ?[\\da-z]{4})?", codes: "areas" },
  },
  JP: {
    iso: "JP",
    regionLevel: 1,
    counties: "none",
    townWords: /-(shi|machi|chō|mura|ku)$/,
    municipalities: true,
    label: "name",
    names: ["Japan", "Nippon", "日本"],
    postal: { pattern: "(\\d{2})\\d ?\\d{4}", codes: "areas" },
  },
  SG: {
    iso: "SG",
    regionLevel: 1,
    regionPoints: SINGAPORE_REGIONS,
    counties: "none",
    townWords: / (New Town|Housing Estate|Estate|Town|Village)$/,
    label: "name",
    names: ["Singapore", "Republic of Singapore"],
    postal: { pattern: "(\\d{2})\\d{4}", codes: "areas" },
  },
  ZA: {
    iso: "ZA",
    regionLevel: 1,
    counties: "counties",
    countyWords: / (Metropolitan |(?<=District ))Municipality$/g,
    label: "name",
    names: ["South Africa", "RSA"],
    postal: { pattern: "(\\d{2})\\d{2}", codes: "areas" },
  },
  UAE: {
    iso: "AE",
    regionLevel: 1,
    counties: "none",
    townWords: / City$/,
    label: "name",
    names: ["UAE", "United Arab Emirates", "Emirates"],
  },
  UK: {
    iso: "GB",
    regionLevel: 2,
    regionNames: ENGLISH_COUNTIES,
    regionWords: /^County of | County Borough$/gi,
    counties: "counties",
    label: "name",
    names: ["UK", "United Kingdom", "GB", "Great Britain"],
    postal: { pattern: "([a-z]{1,2})\\d[a-z\\d]?(?: ?\\d[a-z]{2})?", codes: "areas" },
  },
  VN: {
    iso: "VN",
    regionLevel: 1,
    regionNames: { "Ho Chi Minh City (HCMC)": "Ho Chi Minh City", "Điện Biên Province": "Dien Bien" },
    regionWords: / (Province|City)$/g,
    counties: "none",
    label: "name",
    names: ["Vietnam", "Viet Nam"],
  },
  GH: {
    iso: "GH",
    regionLevel: 1,
    counties: "mixed",
    townWords: / (Old Town|Estates)$/,
    label: "name",
    names: ["Ghana"],
    postal: { pattern: "([a-z])[a-z\\d] ?\\d{3,4} ?\\d{4}", codes: "areas" },
  },
  ES: {
    iso: "ES",
    regionLevel: 2,
    regionNames: { "Araba / Álava": "Álava", "Provincia da Coruña": "A Coruña" },
    regionWords: /^(Provincia|Província|Province) (de|of) /g,
    counties: "counties",
    label: "name",
    names: ["Spain", "España"],
    postal: { pattern: DIGITS_5, codes: "areas" },
  },
  MX: {
    iso: "MX",
    regionLevel: 1,
    regionNames: { "Mexico City": "Ciudad de México" },
    counties: "none",
    municipalities: true,
    label: "name",
    names: ["Mexico", "México", "Estados Unidos Mexicanos"],
    postal: { pattern: DIGITS_5, codes: "areas" },
  },
  PR: {
    iso: "PR",
    regionLevel: 1,
    counties: "none",
    label: "name",
    names: ["Puerto Rico", "PR", "USA", "US", "United States"],
    postal: { pattern: ZIP, codes: "puerto-rico" },
  },
};

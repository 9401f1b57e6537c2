import type { Edition } from "../../edition.ts";
import { createBankTerms } from "../../financing.ts";
import { CA_AREA_NAMES } from "./area-names.ts";
import { CA_FACTS } from "./ca-facts.ts";
import { CA_DEMO } from "./demo-source.ts";
import { CA_DISTRICTS } from "./districts.ts";
import { CA_GAZETTEER } from "./gazetteer-source.ts";

export const ca: Edition = {
  code: "CA",
  iso2: "CA",
  name: "Canada",
  currency: "CAD",
  distance_unit: "km",
  paper_size: "LETTER",
  office_label: "Office",
  region_word: "province",
  locations_segment: "locations",
  locations_section: 2,
  locales: ["en-CA"],
  other_locales: ["fr-CA"],
  variants: { "en-US": "en-001" },
  format_locale: "en-CA",
  time_zone: "America/Toronto",
  dial_code: "+1",
  is_preselected: true,
  // PIPEDA and CASL; in Quebec Law 25, which requires prior consent.
  consent: "opt_in",
  address_format: { local: "%A%n%C %S %Z", region: "code" },
  postal_code: {
    label: "Postal code",
    example: "K1A 0B1",
    pattern: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i,
  },
  // Bank of Canada, target for the overnight rate: 2.25 % since 29 October 2025.
  financing: createBankTerms(0.0625),
  agreement: {
    law: "the Province of {region} and the federal laws of Canada that apply there",
    courts: "the courts of {region}",
    electronic_law: "the electronic commerce legislation of the province",
    years: 2,
    months: 24,
  },
  facts: CA_FACTS,
  head_office: {
    text: "Offices Across Canada",
    locality: "Toronto",
    region_slug: "ontario",
    latitude: 43.6532,
    longitude: -79.3832,
  },
  // The ten provinces and three territories, by the letters of Canada Post and ISO 3166-2.
  regions: [
    { code: "AB", name: "Alberta", slug: "alberta" },
    { code: "BC", name: "British Columbia", slug: "british-columbia" },
    { code: "MB", name: "Manitoba", slug: "manitoba" },
    { code: "NB", name: "New Brunswick", slug: "new-brunswick" },
    { code: "NL", name: "Newfoundland and Labrador", slug: "newfoundland-and-labrador" },
    { code: "NS", name: "Nova Scotia", slug: "nova-scotia" },
    { code: "NT", name: "Northwest Territories", slug: "northwest-territories" },
    { code: "NU", name: "Nunavut", slug: "nunavut" },
    { code: "ON", name: "Ontario", slug: "ontario" },
    { code: "PE", name: "Prince Edward Island", slug: "prince-edward-island" },
    { code: "QC", name: "Quebec", slug: "quebec" },
    { code: "SK", name: "Saskatchewan", slug: "saskatchewan" },
    { code: "YT", name: "Yukon", slug: "yukon" },
  ],
  area_names: CA_AREA_NAMES,
  districts: CA_DISTRICTS,
  wider_regions: [
    {
      name: "Atlantic Canada",
      regions: ["new-brunswick", "newfoundland-and-labrador", "nova-scotia", "prince-edward-island"],
    },
    { name: "Central Canada", regions: ["ontario", "quebec"] },
    { name: "the Prairies", regions: ["alberta", "manitoba", "saskatchewan"] },
    {
      name: "British Columbia and the North",
      regions: ["british-columbia", "northwest-territories", "nunavut", "yukon"],
    },
  ],
  map: "outlines",
  gazetteer: CA_GAZETTEER,
  demo: CA_DEMO,
};

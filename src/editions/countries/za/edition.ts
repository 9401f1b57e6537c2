import type { Edition } from "../../edition.ts";
import { createBankTerms } from "../../financing.ts";
import { ZA_DEMO } from "./demo-source.ts";
import { ZA_GAZETTEER } from "./gazetteer-source.ts";
import { ZA_FACTS } from "./za-facts.ts";

export const za: Edition = {
  code: "ZA",
  iso2: "ZA",
  name: "South Africa",
  currency: "ZAR",
  distance_unit: "km",
  paper_size: "A4",
  office_label: "Office",
  region_word: "province",
  locations_segment: "locations",
  locales: ["en-US"],
  variants: { "en-US": "en-ZA" },
  format_locale: "en-ZA",
  time_zone: "Africa/Johannesburg",
  dial_code: "+27",
  is_preselected: true,
  // Protection of Personal Information Act 4 of 2013, s. 11 and s. 69.
  consent: "opt_in",
  address_format: { local: "%A%n%C%n%Z", region: null },
  postal_code: { label: "Postal code", example: "2001", pattern: /^\d{4}$/i },
  // South African Reserve Bank, repo rate: 6.75 % since 20 November 2025.
  financing: createBankTerms(0.1075),
  agreement: {
    law: "the Republic of South Africa",
    courts: "the High Court of South Africa",
    electronic_law: "the Electronic Communications and Transactions Act 25 of 2002",
    years: 2,
    months: 12,
  },
  facts: ZA_FACTS,
  head_office: {
    text: "Johannesburg, South Africa",
    locality: "Johannesburg",
    region_slug: "gauteng",
    latitude: -26.2041,
    longitude: 28.0473,
  },
  // The nine provinces with the codes used in South Africa (ISO 3166-2 has used KZN and GP since 2020).
  regions: [
    { code: "EC", name: "Eastern Cape", slug: "eastern-cape" },
    { code: "FS", name: "Free State", slug: "free-state" },
    { code: "GP", name: "Gauteng", slug: "gauteng" },
    { code: "KZN", name: "KwaZulu-Natal", slug: "kwazulu-natal" },
    { code: "LP", name: "Limpopo", slug: "limpopo" },
    { code: "MP", name: "Mpumalanga", slug: "mpumalanga" },
    { code: "NW", name: "North West", slug: "north-west" },
    { code: "NC", name: "Northern Cape", slug: "northern-cape" },
    { code: "WC", name: "Western Cape", slug: "western-cape" },
  ],
  wider_regions: [
    { name: "the Cape provinces", regions: ["eastern-cape", "northern-cape", "western-cape"] },
    { name: "the northern provinces", regions: ["gauteng", "limpopo", "mpumalanga", "north-west"] },
    { name: "the Free State and KwaZulu-Natal", regions: ["free-state", "kwazulu-natal"] },
  ],
  map: "outlines",
  gazetteer: ZA_GAZETTEER,
  demo: ZA_DEMO,
};

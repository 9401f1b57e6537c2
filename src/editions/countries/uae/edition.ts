import type { Edition } from "../../edition.ts";
import { createBankTerms } from "../../financing.ts";
import { UAE_DEMO } from "./demo-source.ts";
import { UAE_GAZETTEER } from "./gazetteer-source.ts";
import { UAE_FACTS } from "./uae-facts.ts";

export const uae: Edition = {
  code: "UAE",
  iso2: "AE",
  name: "United Arab Emirates",
  currency: "AED",
  distance_unit: "km",
  paper_size: "A4",
  office_label: "Office",
  region_word: "emirate",
  locations_segment: "locations",
  locales: ["en-US"],
  variants: { "en-US": "en-AE" },
  format_locale: "en-AE",
  time_zone: "Asia/Dubai",
  dial_code: "+971",
  is_preselected: true,
  // Federal Decree-Law No. 45 of 2021, art. 6.
  consent: "opt_in",
  address_format: { local: "%A%n%Z%n%C%n%S", region: "name" },
  postal_code: {
    label: "PO Box",
    example: "",
    pattern: null,
    areas: {
      "Abu Dhabi": "Abu Dhabi",
      Ajman: "Ajman",
      Dubai: "Dubai",
      Fujairah: "Fujairah",
      RAK: "Ras Al Khaimah",
      Sharjah: "Sharjah",
      UAQ: "Umm Al Quwain",
    },
  },
  // Central Bank of the UAE, base rate: 3.90 % since 30 October 2025.
  financing: createBankTerms(0.079),
  agreement: {
    law: "the United Arab Emirates as applied in the Emirate of Dubai",
    courts: "the courts of Dubai",
    electronic_law: "Federal Decree-Law No. 46 of 2021 on Electronic Transactions and Trust Services",
    years: 2,
    months: 12,
  },
  facts: UAE_FACTS,
  head_office: {
    text: "Dubai, United Arab Emirates",
    locality: "Dubai",
    region_slug: "dubai",
    latitude: 25.2048,
    longitude: 55.2708,
  },
  // The seven emirates, ISO 3166-2.
  regions: [
    { code: "AZ", name: "Abu Dhabi", slug: "abu-dhabi" },
    { code: "AJ", name: "Ajman", slug: "ajman" },
    { code: "DU", name: "Dubai", slug: "dubai" },
    { code: "FU", name: "Fujairah", slug: "fujairah" },
    { code: "RK", name: "Ras Al Khaimah", slug: "ras-al-khaimah" },
    { code: "SH", name: "Sharjah", slug: "sharjah" },
    { code: "UQ", name: "Umm Al Quwain", slug: "umm-al-quwain" },
  ],
  wider_regions: [
    { name: "Abu Dhabi and Dubai", regions: ["abu-dhabi", "dubai"] },
    { name: "the Northern Emirates", regions: ["ajman", "fujairah", "ras-al-khaimah", "sharjah", "umm-al-quwain"] },
  ],
  map: "outlines",
  gazetteer: UAE_GAZETTEER,
  demo: UAE_DEMO,
};

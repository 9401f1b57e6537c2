import type { Edition } from "../edition.ts";
import { bankTerms } from "../financing.ts";

export const sg: Edition = {
  code: "SG",
  iso2: "SG",
  name: "Singapore",
  currency: "SGD",
  distance_unit: "km",
  office_label: "Office",
  region_word: "region",
  locations_segment: "locations",
  locales: ["en-US"],
  format_locale: "en-SG",
  time_zone: "Asia/Singapore",
  dial_code: "+65",
  consent: "opt_out",
  postal_code: { label: "Postal code", example: "018956", pattern: /^\d{6}$/i },
  financing: bankTerms(0.055),
  head_office: {
    text: "Singapore",
    locality: "Singapore",
    region_slug: "central-region",
    latitude: 1.2897,
    longitude: 103.8501,
  },
  regions: [{ code: "01", name: "Central Region", slug: "central-region" }],
};

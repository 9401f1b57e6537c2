import type { Edition } from "../edition.ts";
import { bankTerms } from "../financing.ts";

export const uae: Edition = {
  code: "UAE",
  iso2: "AE",
  name: "United Arab Emirates",
  currency: "AED",
  distance_unit: "km",
  office_label: "Office",
  region_word: "emirate",
  locations_segment: "locations",
  locales: ["en-US"],
  format_locale: "en-AE",
  time_zone: "Asia/Dubai",
  dial_code: "+971",
  consent: "opt_in",
  postal_code: { label: "PO Box", example: "", pattern: null },
  financing: bankTerms(0.079),
  head_office: {
    text: "Dubai, United Arab Emirates",
    locality: "Dubai",
    region_slug: "dubai",
    latitude: 25.2048,
    longitude: 55.2708,
  },
  regions: [{ code: "DU", name: "Dubai", slug: "dubai" }],
};

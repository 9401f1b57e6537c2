import type { Edition } from "../edition.ts";
import { bankTerms } from "../financing.ts";

export const za: Edition = {
  code: "ZA",
  iso2: "ZA",
  name: "South Africa",
  currency: "ZAR",
  distance_unit: "km",
  office_label: "Office",
  region_word: "province",
  locations_segment: "locations",
  locales: ["en-US"],
  format_locale: "en-ZA",
  time_zone: "Africa/Johannesburg",
  dial_code: "+27",
  consent: "opt_in",
  postal_code: { label: "Postal code", example: "2001", pattern: /^\d{4}$/i },
  financing: bankTerms(0.1075),
  head_office: {
    text: "Johannesburg, South Africa",
    locality: "Johannesburg",
    region_slug: "gauteng",
    latitude: -26.2041,
    longitude: 28.0473,
  },
  regions: [{ code: "GP", name: "Gauteng", slug: "gauteng" }],
};

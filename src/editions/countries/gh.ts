import type { Edition } from "../edition.ts";
import { bankTerms } from "../financing.ts";

export const gh: Edition = {
  code: "GH",
  iso2: "GH",
  name: "Ghana",
  currency: "GHS",
  distance_unit: "km",
  office_label: "Office",
  region_word: "region",
  locations_segment: "locations",
  locales: ["en-GH"],
  format_locale: "en-GH",
  time_zone: "Africa/Accra",
  dial_code: "+233",
  consent: "opt_in",
  postal_code: { label: "Digital address", example: "GA-183-8164", pattern: /^[A-Z][A-Z0-9]-?\d{3,4}-?\d{4}$/i },
  financing: bankTerms(0.22),
  head_office: {
    text: "Accra, Ghana",
    locality: "Accra",
    region_slug: "greater-accra",
    latitude: 5.6037,
    longitude: -0.187,
  },
  regions: [{ code: "AA", name: "Greater Accra", slug: "greater-accra" }],
};

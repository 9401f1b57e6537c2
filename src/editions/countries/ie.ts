import type { Edition } from "../edition.ts";
import { bankTerms } from "../financing.ts";

export const ie: Edition = {
  code: "IE",
  iso2: "IE",
  name: "Ireland",
  currency: "EUR",
  distance_unit: "km",
  office_label: "Office",
  region_word: "county",
  locations_segment: "locations",
  locales: ["en-IE"],
  format_locale: "en-IE",
  time_zone: "Europe/Dublin",
  dial_code: "+353",
  consent: "opt_in",
  postal_code: { label: "Eircode", example: "D02 AF30", pattern: /^[A-Z]\d[\dW] ?[\dA-Z]{4}$/i },
  financing: bankTerms(0.0615),
  head_office: {
    text: "Dublin, Ireland",
    locality: "Dublin",
    region_slug: "dublin",
    latitude: 53.3498,
    longitude: -6.2603,
  },
  regions: [{ code: "D", name: "Dublin", slug: "dublin" }],
};

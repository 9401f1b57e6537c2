import type { Edition } from "../edition.ts";
import { bankTerms } from "../financing.ts";

export const fr: Edition = {
  code: "FR",
  iso2: "FR",
  name: "France",
  currency: "EUR",
  distance_unit: "km",
  office_label: "Office",
  region_word: "region",
  locations_segment: "agences",
  locales: ["en-US"],
  format_locale: "en-FR",
  time_zone: "Europe/Paris",
  dial_code: "+33",
  consent: "opt_in",
  postal_code: { label: "Code postal", example: "75001", pattern: /^\d{5}$/i },
  financing: bankTerms(0.0615),
  head_office: {
    text: "Paris, France",
    locality: "Paris",
    region_slug: "ile-de-france",
    latitude: 48.8566,
    longitude: 2.3522,
  },
  regions: [{ code: "IDF", name: "Île-de-France", slug: "ile-de-france" }],
};

import type { Edition } from "../edition.ts";
import { bankTerms } from "../financing.ts";

export const es: Edition = {
  code: "ES",
  iso2: "ES",
  name: "Spain",
  currency: "EUR",
  distance_unit: "km",
  office_label: "Office",
  region_word: "province",
  locations_segment: "oficinas",
  locales: ["es-ES"],
  format_locale: "es-ES",
  time_zone: "Europe/Madrid",
  dial_code: "+34",
  consent: "opt_in",
  postal_code: { label: "Código postal", example: "28001", pattern: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/i },
  financing: bankTerms(0.0615),
  head_office: {
    text: "Madrid, Spain",
    locality: "Madrid",
    region_slug: "madrid",
    latitude: 40.4168,
    longitude: -3.7038,
  },
  regions: [{ code: "M", name: "Madrid", slug: "madrid" }],
};

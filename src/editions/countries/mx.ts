import type { Edition } from "../edition.ts";
import { bankTerms } from "../financing.ts";

export const mx: Edition = {
  code: "MX",
  iso2: "MX",
  name: "Mexico",
  currency: "MXN",
  distance_unit: "km",
  office_label: "Office",
  region_word: "state",
  locations_segment: "oficinas",
  locales: ["es-ES"],
  format_locale: "es-MX",
  time_zone: "America/Mexico_City",
  dial_code: "+52",
  consent: "opt_in",
  postal_code: { label: "Código postal", example: "06000", pattern: /^\d{5}$/i },
  financing: bankTerms(0.1125),
  head_office: {
    text: "Offices Across Mexico",
    locality: "Mexico City",
    region_slug: "ciudad-de-mexico",
    latitude: 19.4326,
    longitude: -99.1332,
  },
  regions: [{ code: "CMX", name: "Ciudad de México", slug: "ciudad-de-mexico" }],
};

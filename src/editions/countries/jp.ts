import type { Edition } from "../edition.ts";
import { bankTerms } from "../financing.ts";

export const jp: Edition = {
  code: "JP",
  iso2: "JP",
  name: "Japan",
  currency: "JPY",
  distance_unit: "km",
  office_label: "Office",
  region_word: "prefecture",
  locations_segment: "locations",
  locales: ["ja-JP"],
  format_locale: "ja-JP",
  time_zone: "Asia/Tokyo",
  dial_code: "+81",
  consent: "opt_out",
  postal_code: { label: "Postal code", example: "100-0001", pattern: /^\d{3}-?\d{4}$/i },
  financing: bankTerms(0.045),
  head_office: {
    text: "Tokyo, Japan",
    locality: "Tokyo",
    region_slug: "tokyo",
    latitude: 35.6762,
    longitude: 139.6503,
  },
  regions: [{ code: "13", name: "Tokyo", slug: "tokyo" }],
};

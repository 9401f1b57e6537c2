import type { Edition } from "../edition.ts";
import { bankTerms } from "../financing.ts";

export const vn: Edition = {
  code: "VN",
  iso2: "VN",
  name: "Vietnam",
  currency: "VND",
  distance_unit: "km",
  office_label: "Office",
  region_word: "province",
  locations_segment: "locations",
  locales: ["vi-VN"],
  format_locale: "vi-VN",
  time_zone: "Asia/Ho_Chi_Minh",
  dial_code: "+84",
  consent: "opt_in",
  postal_code: { label: "Postal code", example: "10000", pattern: /^\d{5,6}$/i },
  financing: bankTerms(0.085),
  head_office: {
    text: "Ho Chi Minh City, Vietnam",
    locality: "Ho Chi Minh City",
    region_slug: "ho-chi-minh-city",
    latitude: 10.7769,
    longitude: 106.7009,
  },
  regions: [{ code: "SG", name: "Ho Chi Minh City", slug: "ho-chi-minh-city" }],
};

import type { Edition } from "../../edition.ts";
import { createBankTerms } from "../../financing.ts";
import { VN_AREA_NAMES } from "./area-names.ts";
import { VN_DEMO } from "./demo-source.ts";
import { VN_DISTRICTS } from "./districts.ts";
import { VN_GAZETTEER } from "./gazetteer-source.ts";
import { VN_FACTS } from "./vn-facts.ts";

export const vn: Edition = {
  code: "VN",
  iso2: "VN",
  name: "Vietnam",
  currency: "VND",
  distance_unit: "km",
  paper_size: "A4",
  office_label: "Office",
  region_word: "province",
  locations_segment: "locations",
  locales: ["vi-VN"],
  variants: { "en-US": "en-001" },
  format_locale: "vi-VN",
  time_zone: "Asia/Ho_Chi_Minh",
  dial_code: "+84",
  is_preselected: true,
  // Law on Personal Data Protection No. 91/2025/QH15, art. 9, in force since 1 January 2026: silence is not consent.
  consent: "opt_in",
  address_format: { local: "%A%n%C%n%S %Z", region: "name" },
  postal_code: { label: "Mã bưu chính", example: "10000", pattern: /^\d{5,6}$/i },
  // State Bank of Vietnam, refinancing rate: 4.5 % since June 2023.
  financing: createBankTerms(0.085),
  agreement: {
    law: "the Socialist Republic of Vietnam",
    courts: "the competent courts of Vietnam",
    electronic_law: "the Law on Electronic Transactions (No. 20/2023/QH15)",
    years: 2,
    months: 12,
  },
  facts: VN_FACTS,
  head_office: {
    text: "TP. Hồ Chí Minh, Việt Nam",
    locality: "Hồ Chí Minh",
    region_slug: "ho-chi-minh",
    latitude: 10.7769,
    longitude: 106.7009,
  },
  // The 28 provinces and six cities in force since 1 July 2025 (Resolution 202/2025/QH15), each with the ISO
  // 3166-2 code of the former province whose name it has; grouped by the socioeconomic regions of the Government.
  regions: [
    { code: "44", name: "An Giang", slug: "an-giang" },
    { code: "56", name: "Bắc Ninh", slug: "bac-ninh" },
    { code: "59", name: "Cà Mau", slug: "ca-mau" },
    { code: "CT", name: "Cần Thơ", slug: "can-tho" },
    { code: "04", name: "Cao Bằng", slug: "cao-bang" },
    { code: "DN", name: "Đà Nẵng", slug: "da-nang" },
    { code: "33", name: "Đắk Lắk", slug: "dak-lak" },
    { code: "71", name: "Điện Biên", slug: "dien-bien" },
    { code: "39", name: "Đồng Nai", slug: "dong-nai" },
    { code: "45", name: "Đồng Tháp", slug: "dong-thap" },
    { code: "30", name: "Gia Lai", slug: "gia-lai" },
    { code: "HN", name: "Hà Nội", slug: "ha-noi" },
    { code: "23", name: "Hà Tĩnh", slug: "ha-tinh" },
    { code: "HP", name: "Hải Phòng", slug: "hai-phong" },
    { code: "SG", name: "Hồ Chí Minh", slug: "ho-chi-minh" },
    { code: "26", name: "Huế", slug: "hue" },
    { code: "66", name: "Hưng Yên", slug: "hung-yen" },
    { code: "34", name: "Khánh Hòa", slug: "khanh-hoa" },
    { code: "01", name: "Lai Châu", slug: "lai-chau" },
    { code: "35", name: "Lâm Đồng", slug: "lam-dong" },
    { code: "09", name: "Lạng Sơn", slug: "lang-son" },
    { code: "02", name: "Lào Cai", slug: "lao-cai" },
    { code: "22", name: "Nghệ An", slug: "nghe-an" },
    { code: "18", name: "Ninh Bình", slug: "ninh-binh" },
    { code: "68", name: "Phú Thọ", slug: "phu-tho" },
    { code: "29", name: "Quảng Ngãi", slug: "quang-ngai" },
    { code: "13", name: "Quảng Ninh", slug: "quang-ninh" },
    { code: "25", name: "Quảng Trị", slug: "quang-tri" },
    { code: "05", name: "Sơn La", slug: "son-la" },
    { code: "37", name: "Tây Ninh", slug: "tay-ninh" },
    { code: "69", name: "Thái Nguyên", slug: "thai-nguyen" },
    { code: "21", name: "Thanh Hóa", slug: "thanh-hoa" },
    { code: "07", name: "Tuyên Quang", slug: "tuyen-quang" },
    { code: "49", name: "Vĩnh Long", slug: "vinh-long" },
  ],
  area_names: VN_AREA_NAMES,
  districts: VN_DISTRICTS,
  wider_regions: [
    {
      name: "the northern midlands and mountains",
      regions: [
        "cao-bang",
        "dien-bien",
        "lai-chau",
        "lang-son",
        "lao-cai",
        "phu-tho",
        "son-la",
        "thai-nguyen",
        "tuyen-quang",
      ],
    },
    {
      name: "the Red River Delta",
      regions: ["ha-noi", "hai-phong", "bac-ninh", "hung-yen", "ninh-binh", "quang-ninh"],
    },
    { name: "the north central coast", regions: ["thanh-hoa", "nghe-an", "ha-tinh", "quang-tri", "hue"] },
    {
      name: "the south central coast and the Central Highlands",
      regions: ["da-nang", "quang-ngai", "gia-lai", "dak-lak", "khanh-hoa", "lam-dong"],
    },
    { name: "the south-east", regions: ["ho-chi-minh", "dong-nai", "tay-ninh"] },
    { name: "the Mekong Delta", regions: ["can-tho", "an-giang", "ca-mau", "dong-thap", "vinh-long"] },
  ],
  // Maps published in Vietnam show Hoàng Sa and Trường Sa, which the outlines lack.
  map: null,
  gazetteer: VN_GAZETTEER,
  demo: VN_DEMO,
};

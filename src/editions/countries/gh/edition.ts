import type { Edition } from "../../edition.ts";
import { createBankTerms } from "../../financing.ts";
import { GH_DEMO } from "./demo-source.ts";
import { GH_GAZETTEER } from "./gazetteer-source.ts";
import { GH_FACTS } from "./gh-facts.ts";

export const gh: Edition = {
  code: "GH",
  iso2: "GH",
  name: "Ghana",
  currency: "GHS",
  distance_unit: "km",
  paper_size: "A4",
  office_label: "Office",
  region_word: "region",
  locations_segment: "locations",
  locations_section: 5,
  locales: ["en-GH"],
  variants: { "en-US": "en-001" },
  format_locale: "en-GH",
  time_zone: "Africa/Accra",
  dial_code: "+233",
  is_preselected: true,
  // Data Protection Act, 2012 (Act 843), s. 20.
  consent: "opt_in",
  address_format: { local: "%A%n%C, %Z", region: null },
  postal_code: { label: "Digital address", example: "GA-183-8164", pattern: /^[A-Z][A-Z0-9]-?\d{3,4}-?\d{4}$/i },
  // Bank of Ghana, monetary policy rate: 18.0 % since November 2025.
  financing: createBankTerms(0.22),
  agreement: {
    law: "the Republic of Ghana",
    courts: "the courts of Ghana",
    electronic_law: "the Electronic Transactions Act, 2008 (Act 772)",
    years: 2,
    months: 12,
  },
  facts: GH_FACTS,
  head_office: {
    text: "Accra, Ghana",
    locality: "Accra",
    region_slug: "greater-accra",
    latitude: 5.6037,
    longitude: -0.187,
  },
  // The 16 regions since 2019, ISO 3166-2.
  regions: [
    { code: "AF", name: "Ahafo", slug: "ahafo" },
    { code: "AH", name: "Ashanti", slug: "ashanti" },
    { code: "BO", name: "Bono", slug: "bono" },
    { code: "BE", name: "Bono East", slug: "bono-east" },
    { code: "CP", name: "Central", slug: "central" },
    { code: "EP", name: "Eastern", slug: "eastern" },
    { code: "AA", name: "Greater Accra", slug: "greater-accra" },
    { code: "NE", name: "North East", slug: "north-east" },
    { code: "NP", name: "Northern", slug: "northern" },
    { code: "OT", name: "Oti", slug: "oti" },
    { code: "SV", name: "Savannah", slug: "savannah" },
    { code: "UE", name: "Upper East", slug: "upper-east" },
    { code: "UW", name: "Upper West", slug: "upper-west" },
    { code: "TV", name: "Volta", slug: "volta" },
    { code: "WP", name: "Western", slug: "western" },
    { code: "WN", name: "Western North", slug: "western-north" },
  ],
  wider_regions: [
    {
      name: "southern Ghana",
      regions: ["central", "eastern", "greater-accra", "oti", "volta", "western", "western-north"],
    },
    { name: "middle Ghana", regions: ["ahafo", "ashanti", "bono", "bono-east"] },
    { name: "northern Ghana", regions: ["north-east", "northern", "savannah", "upper-east", "upper-west"] },
  ],
  // The outlines have the borders from before 2019, when there were ten regions.
  map: null,
  gazetteer: GH_GAZETTEER,
  demo: GH_DEMO,
};

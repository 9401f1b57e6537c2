import type { Edition } from "../../edition.ts";
import { createBankTerms } from "../../financing.ts";
import { SG_DEMO } from "./demo-source.ts";
import { SG_GAZETTEER } from "./gazetteer-source.ts";
import { SG_FACTS } from "./sg-facts.ts";

export const sg: Edition = {
  code: "SG",
  iso2: "SG",
  name: "Singapore",
  currency: "SGD",
  distance_unit: "km",
  paper_size: "A4",
  office_label: "Office",
  region_word: "region",
  locations_segment: "locations",
  locales: ["en-US"],
  variants: { "en-US": "en-SG" },
  format_locale: "en-SG",
  time_zone: "Asia/Singapore",
  dial_code: "+65",
  is_preselected: true,
  // Personal Data Protection Act 2012: consent may be deemed after notice (s. 15A).
  consent: "opt_out",
  // Singapore is the town of every address.
  address_format: { local: "%A%nSingapore %Z", region: null },
  postal_code: { label: "Postal code", example: "018956", pattern: /^\d{6}$/i },
  // Singapore has no policy rate: three-month compounded SORA of about 1.5 % in the autumn of 2025.
  financing: createBankTerms(0.055),
  agreement: {
    law: "the Republic of Singapore",
    courts: "the courts of Singapore",
    electronic_law: "the Electronic Transactions Act 2010",
    years: 2,
    months: 12,
  },
  facts: SG_FACTS,
  head_office: {
    text: "Singapore",
    locality: "Singapore",
    region_slug: "central-region",
    latitude: 1.2897,
    longitude: 103.8501,
  },
  // The five regions of the Urban Redevelopment Authority, which people use in everyday
  // speech. The five districts of ISO 3166-2 are councils whose borders change with elections. The codes are the
  // Authority’s.
  regions: [
    { code: "CR", name: "Central Region", slug: "central-region" },
    { code: "ER", name: "East Region", slug: "east-region" },
    { code: "NR", name: "North Region", slug: "north-region" },
    { code: "NER", name: "North-East Region", slug: "north-east-region" },
    { code: "WR", name: "West Region", slug: "west-region" },
  ],
  // The outlines divide the island by the gazetteer's points, as places are divided.
  map: "outlines",
  gazetteer: SG_GAZETTEER,
  demo: SG_DEMO,
};

import type { Edition } from "../../edition.ts";
import { SBA_TERMS } from "../../financing.ts";
import { PR_DEMO } from "./demo-source.ts";
import { PR_GAZETTEER } from "./gazetteer-source.ts";
import { PR_FACTS } from "./pr-facts.ts";
import { PR_MUNICIPALITIES, PR_WIDER } from "./pr-municipalities.ts";

export const pr: Edition = {
  code: "PR",
  iso2: "PR",
  name: "Puerto Rico",
  currency: "USD",
  distance_unit: "mi",
  paper_size: "LETTER",
  office_label: "Office",
  region_word: "municipality",
  locations_segment: "oficinas",
  locales: ["es-ES"],
  other_locales: ["en-US"],
  variants: { "es-ES": "es-PR" },
  format_locale: "es-PR",
  time_zone: "America/Puerto_Rico",
  dial_code: "+1",
  // Many people have mainland numbers, and the specification selects none.
  is_preselected: false,
  // No local law requires prior consent; as in the United States.
  consent: "opt_out",
  address_format: { local: "%A%n%C, PR %Z", region: null },
  postal_code: { label: "ZIP code", example: "00901", pattern: /^00[679]\d{2}(-\d{4})?$/i },
  financing: SBA_TERMS,
  agreement: {
    law: "the Commonwealth of Puerto Rico",
    courts: "the courts of Puerto Rico",
    electronic_law:
      "the Electronic Signatures in Global and National Commerce Act (15 U.S.C. ch. 96) and the Electronic Transactions Act of Puerto Rico",
    years: 2,
    months: 24,
  },
  facts: PR_FACTS,
  head_office: {
    text: "San Juan, Puerto Rico",
    locality: "San Juan",
    region_slug: "san-juan",
    latitude: 18.4655,
    longitude: -66.1057,
  },
  regions: PR_MUNICIPALITIES,
  wider_regions: PR_WIDER,
  map: "outlines",
  gazetteer: PR_GAZETTEER,
  demo: PR_DEMO,
};

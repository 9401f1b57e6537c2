import type { Edition } from "../../edition.ts";
import { SBA_TERMS } from "../../financing.ts";
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
  format_locale: "es-PR",
  time_zone: "America/Puerto_Rico",
  dial_code: "+1",
  // No local law requires prior consent; as in the United States.
  consent: "opt_out",
  postal_code: { label: "ZIP code", example: "00901", pattern: /^00[679]\d{2}(-\d{4})?$/i },
  financing: SBA_TERMS,
  head_office: {
    text: "San Juan, Puerto Rico",
    locality: "San Juan",
    region_slug: "san-juan",
    latitude: 18.4655,
    longitude: -66.1057,
  },
  regions: PR_MUNICIPALITIES,
  wider_regions: PR_WIDER,
};

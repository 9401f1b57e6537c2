import type { Edition } from "../../edition.ts";
import { createBankTerms } from "../../financing.ts";
import { UK_DEMO } from "./demo-source.ts";
import { UK_GAZETTEER } from "./gazetteer-source.ts";
import { UK_COUNTIES, UK_WIDER } from "./uk-counties.ts";
import { UK_FACTS } from "./uk-facts.ts";

export const uk: Edition = {
  code: "UK",
  iso2: "GB",
  name: "United Kingdom",
  currency: "GBP",
  distance_unit: "mi",
  paper_size: "A4",
  office_label: "Office",
  region_word: "county",
  locations_segment: "locations",
  locales: ["en-US"],
  variants: { "en-US": "en-GB" },
  format_locale: "en-GB",
  time_zone: "Europe/London",
  dial_code: "+44",
  is_preselected: true,
  // Reg. 6 of the Privacy and Electronic Communications Regulations 2003 with the UK GDPR.
  consent: "opt_in",
  address_format: { local: "%A%n%C %Z", region: null },
  postal_code: { label: "Postcode", example: "SW1A 1AA", pattern: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i },
  // Bank of England, Bank Rate: 4.00 % since 7 August 2025.
  financing: createBankTerms(0.08),
  agreement: {
    law: "England and Wales",
    courts: "the courts of England and Wales",
    electronic_law: "the Electronic Communications Act 2000 and the retained Regulation (EU) No 910/2014 (UK eIDAS)",
    years: 2,
    months: 12,
  },
  facts: UK_FACTS,
  head_office: {
    text: "London, United Kingdom",
    locality: "London",
    region_slug: "greater-london",
    latitude: 51.5072,
    longitude: -0.1276,
  },
  regions: UK_COUNTIES,
  wider_regions: UK_WIDER,
  map: "outlines",
  gazetteer: UK_GAZETTEER,
  demo: UK_DEMO,
};

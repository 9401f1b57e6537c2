import type { Edition } from "../../edition.ts";
import { createBankTerms } from "../../financing.ts";
import { FR_DEMO } from "./demo-source.ts";
import { FR_FACTS } from "./fr-facts.ts";
import { FR_GAZETTEER } from "./gazetteer-source.ts";

export const fr: Edition = {
  code: "FR",
  iso2: "FR",
  name: "France",
  currency: "EUR",
  distance_unit: "km",
  paper_size: "A4",
  office_label: "Office",
  region_word: "region",
  locations_segment: "agences",
  locales: ["en-US"],
  other_locales: ["fr-CA"],
  variants: { "fr-CA": "fr-FR", "en-US": "en-001" },
  // `en-FR` has a comma in decimals and a point in amounts.
  format_locale: "en-150",
  time_zone: "Europe/Paris",
  dial_code: "+33",
  is_preselected: true,
  // Art. 82 of the Loi Informatique et Libertés with the GDPR (Directive 2002/58/EC).
  consent: "opt_in",
  address_format: { local: "%A%n%Z %C", region: null },
  postal_code: { label: "Code postal", example: "75001", pattern: /^\d{5}$/i },
  // European Central Bank, main refinancing operations: 2.15 % since 11 June 2025.
  financing: createBankTerms(0.0615),
  agreement: {
    law: "France",
    courts: "the competent courts of France",
    electronic_law: "Articles 1366 and 1367 of the French Civil Code and Regulation (EU) No 910/2014 (eIDAS)",
    years: 2,
    months: 12,
  },
  facts: FR_FACTS,
  head_office: {
    text: "Paris, France",
    locality: "Paris",
    region_slug: "ile-de-france",
    latitude: 48.8566,
    longitude: 2.3522,
  },
  // The 18 regions since 2016, five of them overseas, with their INSEE and ISO 3166-2 codes (overseas regions have
  // three letters). Names are English where there is an English name.
  regions: [
    { code: "ARA", name: "Auvergne-Rhône-Alpes", slug: "auvergne-rhone-alpes" },
    { code: "BFC", name: "Bourgogne-Franche-Comté", slug: "bourgogne-franche-comte" },
    { code: "BRE", name: "Brittany", slug: "brittany" },
    { code: "CVL", name: "Centre-Val de Loire", slug: "centre-val-de-loire" },
    { code: "COR", name: "Corsica", slug: "corsica" },
    { code: "GES", name: "Grand Est", slug: "grand-est" },
    { code: "GUA", name: "Guadeloupe", slug: "guadeloupe" },
    { code: "GUF", name: "French Guiana", slug: "french-guiana" },
    { code: "HDF", name: "Hauts-de-France", slug: "hauts-de-france" },
    { code: "IDF", name: "Île-de-France", slug: "ile-de-france" },
    { code: "LRE", name: "La Réunion", slug: "la-reunion" },
    { code: "MTQ", name: "Martinique", slug: "martinique" },
    { code: "MAY", name: "Mayotte", slug: "mayotte" },
    { code: "NOR", name: "Normandy", slug: "normandy" },
    { code: "NAQ", name: "Nouvelle-Aquitaine", slug: "nouvelle-aquitaine" },
    { code: "OCC", name: "Occitanie", slug: "occitanie" },
    { code: "PDL", name: "Pays de la Loire", slug: "pays-de-la-loire" },
    { code: "PAC", name: "Provence-Alpes-Côte d'Azur", slug: "provence-alpes-cote-d-azur" },
  ],
  wider_regions: [
    { name: "northern France", regions: ["hauts-de-france", "normandy"] },
    { name: "eastern France", regions: ["grand-est", "bourgogne-franche-comte"] },
    { name: "western France", regions: ["brittany", "pays-de-la-loire", "centre-val-de-loire"] },
    { name: "south-western France", regions: ["nouvelle-aquitaine", "occitanie"] },
    { name: "south-eastern France", regions: ["auvergne-rhone-alpes", "provence-alpes-cote-d-azur", "corsica"] },
    { name: "overseas France", regions: ["guadeloupe", "martinique", "french-guiana", "la-reunion", "mayotte"] },
  ],
  map: "outlines",
  gazetteer: FR_GAZETTEER,
  demo: FR_DEMO,
};

import type { GazetteerSource } from "../../gazetteer-source.ts";

/** French departments whose GeoNames names are English or misspelled. */
const FRENCH_DEPARTMENTS: Record<string, string> = {
  "Cote d'Or": "Côte-d'Or",
  "Département du Nord": "Nord",
  "Département du Vaucluse": "Vaucluse",
  "Loire-et-Cher": "Loir-et-Cher",
  "Meurthe et Moselle": "Meurthe-et-Moselle",
  "South Corsica": "Corse-du-Sud",
  "Upper Corsica": "Haute-Corse",
  "Upper Garonne": "Haute-Garonne",
  "Val d'Oise": "Val-d'Oise",
};

export const FR_GAZETTEER: GazetteerSource = {
  overseas: {
    GP: { region: "Guadeloupe", department: "971" },
    MQ: { region: "Martinique", department: "972" },
    GF: { region: "French Guiana", department: "973" },
    RE: { region: "La Réunion", department: "974" },
    YT: { region: "Mayotte", department: "976" },
  },
  regionLevel: 1,
  counties: "counties",
  countyNames: FRENCH_DEPARTMENTS,
  label: "name",
  names: ["France"],
  postal: { pattern: "(97\\d(?=\\d\\d)|\\d\\d(?=\\d{3}))\\d{2,3}", codes: "departments" },
  regionAliases: [
    "Brittany|Bretagne",
    "Corsica|Corse",
    "Normandy|Normandie",
    "New Aquitaine|Nouvelle-Aquitaine",
    "Île-de-France|Paris Region",
    "French Guiana|Guyane|Guyane française",
    "La Réunion|Réunion",
    "Provence-Alpes-Côte d'Azur|PACA",
  ],
};

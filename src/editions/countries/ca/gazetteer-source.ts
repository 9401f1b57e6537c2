import type { GazetteerSource } from "../../gazetteer-source.ts";

const CANADIAN_COUNTIES: Record<string, string> = {
  "Toronto county": "Toronto",
  York: "York Region",
  Durham: "Durham Region",
  Halton: "Halton Region",
  Peel: "Peel Region",
  "Regional Municipality of Niagara": "Niagara Region",
  "Regional Municipality of Waterloo": "Waterloo Region",
  "District Municipality of Muskoka": "Muskoka District",
  "Comtés unis de Prescott et Russell": "United Counties of Prescott and Russell",
};

export const CA_GAZETTEER: GazetteerSource = {
  regionLevel: 1,
  counties: "mixed",
  countyNames: CANADIAN_COUNTIES,
  suburbs: true,
  label: "code",
  names: ["Canada"],
  postal: { pattern: "([a-z]\\d[a-z])(?: ?\\d[a-z]\\d)?", codes: "sortation-areas" },
  regionAliases: [
    "Quebec|Québec|PQ",
    "Newfoundland and Labrador|Newfoundland|Terre-Neuve-et-Labrador",
    "Prince Edward Island|PEI|Île-du-Prince-Édouard",
    "New Brunswick|Nouveau-Brunswick",
    "Nova Scotia|Nouvelle-Écosse",
    "British Columbia|Colombie-Britannique",
    "Northwest Territories|Territoires du Nord-Ouest|NWT",
    "Yukon|Yukon Territory",
  ],
  townNames: { Québec: "Québec|Quebec City|Ville de Québec" },
};

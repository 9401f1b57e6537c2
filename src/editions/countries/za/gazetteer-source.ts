import type { GazetteerSource } from "../../gazetteer-source.ts";

/** Source: the South African Post Office's ranges. */
const AREAS = `
  00-01 Pretoria, 02 Pretoria, 03 Rustenburg, 04 Pretoria, 05-06 Modimolle, 07-09 Polokwane, 10-11 Emalahleni,
  12-13 Mbombela, 14-16 Germiston, 17 Krugersdorp, 18-19 Vereeniging, 20-21 Johannesburg, 22-24 Ermelo,
  25-26 Klerksdorp, 27-28 Mafikeng, 29-30 Newcastle, 31-33 Pietermaritzburg, 34-35 Ladysmith, 36-39 Durban,
  40-42 Durban, 43-44 Durban, 45-46 Pietermaritzburg, 47 Kokstad, 48-51 Mthatha, 52-56 East London,
  57-59 Graaff Reinet, 60-64 Gqeberha, 65-66 George, 67-69 Worcester, 70-80 Cape Town, 81-82 Kimberley,
  83-87 Kimberley, 88-89 Upington, 93-94 Bloemfontein, 95-96 Welkom, 97-99 Bethlehem`;

export const ZA_GAZETTEER: GazetteerSource = {
  regionLevel: 1,
  counties: "counties",
  countyWords: / (Metropolitan |(?<=District ))Municipality$/g,
  label: "name",
  names: ["South Africa", "RSA"],
  postal: { pattern: "(\\d{2})\\d{2}", areas: AREAS },
  regionAliases: ["KwaZulu-Natal|KZN"],
  townNames: { Durban: "Durban|eThekwini", Gqeberha: "Gqeberha|Port Elizabeth|PE" },
};

import type { GazetteerSource } from "../../gazetteer-source.ts";

/** Source: Ghana Post's regions. */
const AREAS = `
  A [Ashanti], B [Bono], C [Central], E [Eastern], G [Greater Accra], N [Northern], U [Upper East], V [Volta],
  W [Western], X [Upper West]`;

export const GH_GAZETTEER: GazetteerSource = {
  regionLevel: 1,
  counties: "mixed",
  townWords: / (Old Town|Estates)$/,
  label: "name",
  names: ["Ghana"],
  postal: { pattern: "([a-z])[a-z\\d] ?\\d{3,4} ?\\d{4}", areas: AREAS },
  townNames: { Obuase: "Obuasi|Obuase", Medina: "Madina|Medina" },
};

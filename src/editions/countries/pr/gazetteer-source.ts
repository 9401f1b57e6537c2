import type { GazetteerSource } from "../../gazetteer-source.ts";

export const PR_GAZETTEER: GazetteerSource = {
  regionLevel: 1,
  counties: "none",
  label: "name",
  names: ["Puerto Rico", "PR", "USA", "US", "United States"],
  postal: { pattern: "(\\d{5})(?: ?\\d{4})?", codes: "puerto-rico" },
};

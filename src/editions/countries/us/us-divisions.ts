/** The nine divisions of the United States as defined by the Census Bureau, with the slugs of their states. */
export const US_DIVISIONS = [
  {
    name: "New England",
    regions: ["connecticut", "maine", "massachusetts", "new-hampshire", "rhode-island", "vermont"],
  },
  { name: "the Middle Atlantic", regions: ["new-jersey", "new-york", "pennsylvania"] },
  { name: "the East North Central states", regions: ["illinois", "indiana", "michigan", "ohio", "wisconsin"] },
  {
    name: "the West North Central states",
    regions: ["iowa", "kansas", "minnesota", "missouri", "nebraska", "north-dakota", "south-dakota"],
  },
  {
    name: "the South Atlantic",
    regions: [
      "delaware",
      "district-of-columbia",
      "florida",
      "georgia",
      "maryland",
      "north-carolina",
      "south-carolina",
      "virginia",
      "west-virginia",
    ],
  },
  { name: "the East South Central states", regions: ["alabama", "kentucky", "mississippi", "tennessee"] },
  { name: "the West South Central states", regions: ["arkansas", "louisiana", "oklahoma", "texas"] },
  {
    name: "the Mountain states",
    regions: ["arizona", "colorado", "idaho", "montana", "nevada", "new-mexico", "utah", "wyoming"],
  },
  { name: "the Pacific states", regions: ["alaska", "california", "hawaii", "oregon", "washington"] },
];

/** Faults in what a country is to its edition: its regions, its drawing and the money of its demonstration. */
export const editionMutants = [
  {
    file: "src/demo/networks/networks.ts",
    find: "minor: toMinor(scale, currency)",
    replace: "minor: scale * 100",
    tests: ["src/demo/networks/networks.test.ts"],
    why: "a shop in Japan costs a hundred times as much as it does",
  },
  {
    file: "src/integrations/maps/projection.ts",
    find: "return placeOn(inset?.projection ?? whole, point);",
    replace: "return placeOn(whole, point);",
    tests: ["src/integrations/maps/country-map.test.ts"],
    why: "an office in Okinawa has its pin in the sea, or none",
  },
  {
    file: "src/integrations/gazetteer/sources/cities.ts",
    find: "countyCode: overseas?.department ?? source.admin2,",
    replace: "countyCode: source.admin2,",
    tests: ["src/integrations/gazetteer/built-gazetteer.test.ts"],
    why: "a postal code of Mayotte is nowhere",
  },
  {
    file: "src/demo/prose/describe-business.ts",
    find: "(business.is_american || isAbroad(sentence))",
    replace: "true",
    tests: ["src/demo/networks/networks.test.ts"],
    why: "a bakery in Lyon is described in dollars and miles",
  },
];

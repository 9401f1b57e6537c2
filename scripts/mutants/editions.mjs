/** Faults in what a country is to its edition: its regions, its drawing and the money of its demonstration. */
export const editions = [
  {
    name: "yen-with-decimals",
    file: "src/demo/load-demo.ts",
    find: "return toMinor(scale, edition.currency);",
    replace: "return scale * 100;",
    tests: ["src/demo/load-demo.db.test.ts"],
    why: "a shop in Japan costs a hundred times as much as it does",
  },
  {
    name: "inset-without-pins",
    file: "src/integrations/maps/projection.ts",
    find: "return placeOn(inset?.projection ?? whole, point);",
    replace: "return placeOn(whole, point);",
    tests: ["src/integrations/maps/country-map.test.ts"],
    why: "an office in Okinawa has its pin in the sea, or none",
  },
  {
    name: "overseas-in-the-sea",
    file: "src/integrations/gazetteer/sources/cities.ts",
    find: "countyCode: overseas?.department ?? source.admin2,",
    replace: "countyCode: source.admin2,",
    tests: ["src/integrations/gazetteer/built-gazetteer.test.ts"],
    why: "a postal code of Mayotte is nowhere",
  },
  {
    name: "american-words-abroad",
    file: "src/demo/prose/describe-business.ts",
    find: "(business.is_american || isAbroad(sentence))",
    replace: "true",
    tests: ["src/demo/networks/networks.test.ts"],
    why: "a bakery in Lyon is described in dollars and miles",
  },
];

const offices = ["src/domain/offices/search-offices.db.test.ts"];
const regions = ["src/domain/offices/find-region.db.test.ts"];
const cookie = ["src/web/browser/stored-location.test.ts"];
const drawing = ["src/integrations/maps/country-map.test.ts"];
const geo = ["src/api/rest/geo.test.ts"];

/** Faults in how visitors find the office near them. */
export const locatorMutants = [
  {
    file: "src/domain/offices/search-offices.ts",
    find: "if (distance <= radius) nearby.push",
    replace: "nearby.push",
    tests: offices,
    why: "an office beyond the radius is found",
  },
  {
    file: "src/domain/offices/choose-offices.ts",
    find: "&& (includeConnected || !office.connected)",
    replace: "",
    tests: offices,
    why: "offices of connected organisations stand among the network's own",
  },
  {
    file: "src/domain/offices/search-offices.ts",
    find: "a.distance - b.distance",
    replace: "b.distance - a.distance",
    tests: offices,
    why: "the farthest office comes first",
  },
  {
    file: "src/domain/offices/search-offices.ts",
    find: "latitude === null || longitude === null ? office : { latitude, longitude }",
    replace: "office",
    tests: offices,
    why: "an alternate address is never measured from",
  },
  {
    file: "src/domain/offices/office-directory.ts",
    find: "offices || !known ?",
    replace: "!known ?",
    tests: offices,
    why: "the first list of offices is the last, whatever changes",
  },
  {
    file: "src/domain/offices/office-directory.ts",
    find: "known?.stamp ?? null",
    replace: "null",
    tests: offices,
    why: "all offices are read again each second, though none has changed",
  },
  {
    file: "src/domain/offices/office-directory.ts",
    find: ' || tag.startsWith("office:")',
    replace: "",
    tests: offices,
    why: "a page made anew for an office's change is made from the old list",
  },
  {
    file: "src/domain/offices/find-region.ts",
    find: "state_slug === slug)",
    replace: "state_slug !== slug)",
    tests: regions,
    why: "a region shows all offices but its own",
  },
  {
    file: "src/domain/offices/find-offices-near.ts",
    find: "if (within.length > 0) return { place, within, beyond: [] };",
    replace: "",
    tests: regions,
    why: "who has an office near is shown those farther away too",
  },
  {
    file: "src/domain/offices/find-offices-near.ts",
    find: "beyond: all.slice(0, MOST_BEYOND)",
    replace: "beyond: all.slice(-MOST_BEYOND)",
    tests: regions,
    why: "where none is near, the farthest are named",
  },
  {
    file: "src/web/browser/stored-location.ts",
    find: "isSlug(slug) && isSlug(state_slug)",
    replace: "isSlug(slug)",
    tests: cookie,
    why: "nonsense in the cookie becomes a link",
  },
  {
    file: "src/web/browser/stored-location.ts",
    find: 'cookie.startsWith("location=")',
    replace: 'cookie.includes("location=")',
    tests: cookie,
    why: "another cookie is taken for the chosen office",
  },
  {
    file: "src/integrations/maps/country-map.ts",
    find: "x >= 0 && y >= 0 && x <= width && y <= height",
    replace: "true",
    tests: drawing,
    why: "a pin lies off the drawing",
  },
  {
    file: "src/integrations/maps/country-map.ts",
    find: "sha256(svg)",
    replace: "sha256(edition)",
    tests: drawing,
    why: "a new drawing has the address under which browsers keep the old one for good",
  },
  {
    file: "src/api/rest/geo.ts",
    find: "Number(text) : Number.NaN",
    replace: "Number(text) : null",
    tests: geo,
    why: "a latitude that is no number is taken for none",
  },
  {
    file: "src/api/rest/geo.ts",
    find: 'text === null || text === ""',
    replace: "text === null",
    tests: geo,
    why: "an empty latitude in the form is refused",
  },
];

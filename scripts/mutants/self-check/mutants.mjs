const folder = "scripts/mutants/self-check";
const place = { file: `${folder}/outcome.mjs`, find: "earnings < 0", tests: [`${folder}/outcome.test.mjs`] };

/** One fault that the test must notice, one that nobody could, and one that keeps the test from running. */
export const selfCheck = [
  { ...place, replace: "earnings > 0", why: "losses and profits change places", expected: "killed" },
  { ...place, replace: "0 > earnings", why: "the same, the other way round", expected: "survived" },
  { ...place, replace: "earnings < < 0", why: "it does not parse", expected: "broken" },
];

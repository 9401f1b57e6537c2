const RULES = ["src/domain/buyers/matching/match-rules.test.ts"];
const REFERENCE = ["src/domain/buyers/matching/matches-equal-reference.db.test.ts"];
const SAVED = ["src/domain/buyers/saved/saved-listings.db.test.ts"];
const HIDDEN = ["src/domain/buyers/matches/hidden.db.test.ts"];
const INPUT = ["src/domain/buyers/preferences/preferences-input.test.ts"];
const CALLS = ["src/api/rest/buyers.db.test.ts"];

/** Faults in what buyers look for, keep, and are shown. */
export const buyerMutants = [
  {
    file: "src/domain/buyers/matching/match-rules.ts",
    find: "return value === null || (",
    replace: "return value !== null && (",
    tests: RULES,
    why: "a seller who does not disclose a price is out of every range",
  },
  {
    file: "src/domain/buyers/matching/match-rules.ts",
    find: "if (value === null) return AT_BOUND;",
    replace: "if (value === null) return 1;",
    tests: RULES,
    why: "to disclose a price costs points",
  },
  {
    file: "src/domain/buyers/matching/match-rules.ts",
    find: "percent >= WORTH_TELLING",
    replace: "percent !== 0",
    tests: RULES,
    why: "a price above the sector's is praised as lower",
  },
  {
    file: "src/domain/buyers/matching/narrow-matches.ts",
    find: "lowerBound(values, max + 1)",
    replace: "lowerBound(values, max)",
    tests: REFERENCE,
    why: "a price on the upper bound does not count",
  },
  {
    file: "src/domain/buyers/matching/narrow-matches.ts",
    find: "if (seen[cell]) continue;",
    replace: "",
    tests: REFERENCE,
    why: "a listing that fits two rows counts twice",
  },
  {
    file: "src/domain/buyers/matching/rank-matches.ts",
    find: "new Uint32Array(places).sort()",
    replace: "new Uint32Array(places)",
    tests: REFERENCE,
    why: "matches of the same score stand in no order",
  },
  {
    file: "src/domain/buyers/saved/saved-changes.ts",
    find: 'row.status !== "active" && row.status !== "under_offer"',
    replace: 'row.status === "sold"',
    tests: SAVED,
    why: "the price of a withdrawn listing is told",
  },
  {
    file: "src/domain/buyers/find-public-number.ts",
    find: "if (isPublic) return number;",
    replace: 'if (isPublic || status === "withdrawn") return number;',
    tests: CALLS,
    why: "a withdrawn listing can be hidden, and tells that it was there",
  },
  {
    file: "src/domain/buyers/saved/saved-queries.ts",
    find: '.whereRef("happened_at", ">", "saved_at")',
    replace: "",
    tests: SAVED,
    why: "what happened before a listing was kept is told as new",
  },
  {
    file: "src/domain/buyers/matches/hidden-queries.ts",
    find: '.where("buyer_id", "=", buyerId).where("listing_number", "=", number)',
    replace: '.where("listing_number", "=", number)',
    tests: HIDDEN,
    why: "one buyer shows again what another has hidden",
  },
  {
    file: "src/domain/buyers/matches/list-matches.ts",
    find: "clearBit(passing, place)",
    replace: "void place",
    tests: CALLS,
    why: "hidden matches are shown",
  },
  {
    file: "src/domain/buyers/preferences/preferences-input.ts",
    find: 'codes[upper] = "below_min"',
    replace: 'codes[lower] = "above_max"',
    tests: INPUT,
    why: "a range the wrong way round is refused at the wrong field",
  },
  {
    file: "src/domain/buyers/preferences/update-preferences.ts",
    find: "rangeCodes(after, change)",
    replace: "rangeCodes(change, change)",
    tests: CALLS,
    why: "a new lower bound may lie above the upper one that stays",
  },
  {
    file: "src/domain/buyers/matches/hide-reason.ts",
    find: "limit: HIDE_NOTE_LIMIT",
    replace: "limit: HIDE_REASONS.length",
    tests: ["src/domain/buyers/matches/hidden.db.test.ts"],
    why: "a note's writer is told a limit that is another field's",
  },
  {
    file: "src/web/browser/user-info/saved-listings.ts",
    find: "numberOfPost(saved) !== numberOfPost(post)",
    replace: "saved !== post",
    tests: ["src/web/browser/user-info/load-user-info.test.ts"],
    why: "what is saved no more keeps its heart until the page is loaded again",
  },
];

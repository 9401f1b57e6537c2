import { beforeAll, expect, test } from "vitest";
import { FIRST_NUMBER, type MadeListing, makeListing, type Seller } from "./make-listing.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
/** As many as the demonstration has. */
const COUNT = 10_000;
const seller: Seller = {
  office_id: 1,
  agent_ids: [1],
  places: [
    {
      region: "florida",
      county: "Pasco County",
      latitude: 28.3,
      longitude: -82.4,
      locality: "Elfers",
      postal_code: "34652",
    },
  ],
};

const market = { currency: "USD", minor: 100, is_american: true, has_northern_seasons: true, company_forms: null };

let made: MadeListing[];
beforeAll(() => {
  made = Array.from({ length: COUNT }, (_, index) => makeListing(FIRST_NUMBER + index, [seller], market, NOW));
});

/** What each listing violates, by number; few enough to read when it fails. */
function getViolations(find: (made: MadeListing) => unknown): unknown[] {
  return made.flatMap((each) => find(each) ?? []).slice(0, 12);
}

test("no sentence of a listing begins with a numeral", () => {
  expect(getViolations(({ listing }) => /(?:^|[.!?]\s+)\d.{0,40}/.exec(listing.description)?.[0])).toEqual([]);
});

test("no sentence is a fragment, and articles fit the numbers after them", () => {
  const isShort = (sentence: string) => sentence.split(/\s+/).length < 5;
  expect(getViolations(({ listing }) => listing.description.split(/(?<=[.!?])\s+/).find(isShort))).toEqual([]);
  expect(
    getViolations(
      ({ listing }) => /\b(?:a (?:8|11\b|18\b|eight|eleven)|an (?:[1-7]|one)).{0,20}/i.exec(listing.description)?.[0],
    ),
  ).toEqual([]);
});

test("a headline leaves the place to the line below it and is of a readable length", () => {
  expect(getViolations(({ listing: { name } }) => (/Pasco|Florida|Elfers/.test(name) ? name : null))).toEqual([]);
  expect(getViolations(({ listing: { name } }) => (name.length > 80 || name.length < 6 ? name : null))).toEqual([]);
});

test("no text says a word twice running", () => {
  expect(getViolations(({ listing }) => /\b(\w+) \1\b/i.exec(`${listing.name}. ${listing.description}`)?.[0])).toEqual(
    [],
  );
});

test("the founding year in a text is the listing's own, and nothing happened before it", () => {
  expect(
    getViolations(({ listing: { name, description, reason_for_selling, year_established } }) => {
      if (year_established === null) return null;
      const text = `${name}. ${description} ${reason_for_selling}`;
      const founded = /(?:founded in|established in|, Established|operating since|business opened in) (\d{4})/.exec(
        text,
      )?.[1];
      if (founded && Number(founded) !== year_established) return `${founded}, not ${year_established}`;
      const earlier = (text.match(/\b(?:19|20)\d\d\b/g) ?? []).filter((year) => Number(year) < year_established);
      return earlier.length > 0 ? `${text} (${year_established})` : null;
    }),
  ).toEqual([]);
});

test("only a business of fifteen years calls itself long-standing", () => {
  expect(
    getViolations(({ listing: { name, year_established } }) =>
      name.startsWith("Long-Established") && (year_established ?? 2026) > 2011 ? `${name} (${year_established})` : null,
    ),
  ).toEqual([]);
});

test("a text counts no more people than the listing employs", () => {
  const counted = /\b(\d+)(?: [\w-]+)? (?:people|employees|technicians|drivers|caregivers|cooks|part-timers)\b/g;
  expect(
    getViolations(({ listing: { description, employees } }) =>
      [...description.matchAll(counted)].some(([, count]) => employees !== null && Number(count) > employees)
        ? `${description} (${employees})`
        : null,
    ),
  ).toEqual([]);
});

test("a business that is sold with its building pays no rent, in public or behind the NDA", () => {
  expect(
    getViolations(({ listing, confidential }) => {
      if (listing.real_estate !== "included") return null;
      const said = /\b(?:the lease|rent is|landlord)\b/i.exec(`${listing.description} ${listing.reason_for_selling}`);
      return said ? listing.description : /left|rent|foot/i.test(confidential.lease_terms) ? confidential : null;
    }),
  ).toEqual([]);
});

test("a franchise to be opened and a business run from a home have no lease behind the NDA", () => {
  expect(
    getViolations(({ listing, confidential }) =>
      (listing.kind === "franchise" || listing.home_based) && confidential.lease_terms !== "No lease"
        ? confidential
        : null,
    ),
  ).toEqual([]);
});

test("only a business whose manager runs it says that it is absentee or manager-run", () => {
  const isOwnerRun = /the owner works about \d+ hours|office manager handles|studio manager handles|store at night/i;
  expect(
    getViolations(({ listing }) =>
      listing.manager_run && isOwnerRun.test(listing.description) ? listing.description : null,
    ),
  ).toEqual([]);
});

test("a headline has one hook, and a franchise says once that the area has no location", () => {
  expect(getViolations(({ listing: { name } }) => (/\bwith\b.*\bwith\b/i.test(name) ? name : null))).toEqual([]);
  expect(getViolations(({ listing }) => /no location yet.*no location yet/s.exec(listing.description)?.input)).toEqual(
    [],
  );
});

test("a text in a country without northern seasons names no month or season", () => {
  const abroad = { ...market, is_american: false, has_northern_seasons: false };
  const texts = Array.from({ length: 2_000 }, (_, index) => makeListing(FIRST_NUMBER + index, [seller], abroad, NOW));
  const seasonal = /\b(?:January|July|October|December|spring|summer|winter|fall)\b/;
  expect(texts.flatMap(({ listing }) => seasonal.exec(listing.description)?.input ?? []).slice(0, 5)).toEqual([]);
});

test("the lease behind the NDA ends when the public text says it does", () => {
  expect(
    getViolations(({ listing, confidential }) => {
      const end = /runs through (20\d\d)/.exec(listing.description)?.[1];
      return end && !confidential.lease_terms.includes(`${Number(end) - 2026} years left`) ? confidential : null;
    }),
  ).toEqual([]);
});

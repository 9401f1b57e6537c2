/** Faults in what an office shows of its people and its clients' words, and in the demonstration of both. */
export const peopleMutants = [
  {
    file: "src/domain/team/team-queries.ts",
    find: '.when("member.mobile_public", "=", true)',
    replace: '.when("member.show_on_website", "=", true)',
    tests: ["src/domain/team/public-team.db.test.ts"],
    why: "a private mobile number is told",
  },
  {
    file: "src/domain/team/team-queries.ts",
    find: 'eb("agents.active", "=", true)',
    replace: 'eb("agents.active", "is not", null)',
    tests: ["src/domain/team/public-team.db.test.ts"],
    why: "an agent who has left is shown",
  },
  {
    file: "src/domain/reviews/submit-review.ts",
    find: "10 * 60_000",
    replace: "12 * 60_000",
    tests: ["src/domain/reviews/reviews.db.test.ts"],
    why: "a second review after eleven minutes is lost",
  },
  {
    file: "src/domain/reviews/decide-review.ts",
    find: "await touch(inside, `office:${review.office}`);",
    replace: "",
    tests: ["src/domain/reviews/reviews.db.test.ts"],
    why: "an approved review does not appear on kept pages",
  },
  {
    file: "src/domain/reviews/review-input.ts",
    find: "typed.privacy_terms !== true",
    replace: "typed.privacy_terms === undefined",
    tests: ["src/domain/reviews/reviews.db.test.ts"],
    why: "a review is taken without consent",
  },
  {
    file: "src/demo/listings/confidential-part.ts",
    find: '(${mark("locality")})',
    replace: "",
    tests: ["src/demo/listings/make-listing.test.ts"],
    why: "a leaked town could not be found",
  },
  {
    file: "src/demo/offices/fictional-phone.ts",
    find: "`+1${office.area_code}5550###`",
    replace: "`+1${office.area_code}2340###`",
    tests: ["src/demo/people/team-rows.test.ts"],
    why: "the demonstration shows somebody's real number",
  },
];

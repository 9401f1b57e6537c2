const WEEKLY = ["src/jobs/weekly-digest.db.test.ts"];
const MAIL = ["src/emails/digest/digest-mail.test.ts"];
const WEEK = ["src/lib/time/iso-week.test.ts"];

/** Faults in who is told of what on Mondays, how often, and how they leave. */
export const digestMutants = [
  {
    file: "src/domain/digests/pick-matches.ts",
    find: "changed[place]! > since",
    replace: "changed[place]! !== since",
    tests: WEEKLY,
    why: "every week tells of everything again",
  },
  {
    file: "src/domain/outbox/outbox-queries.ts",
    find: 'eb("never_twice", "=", false), eb("sending_at", "<", lost)',
    replace: 'eb("sending_at", "<", lost)',
    tests: WEEKLY,
    why: "a digest whose sender died is sent a second time",
  },
  {
    file: "src/domain/digests/digest-queries.ts",
    find: '.where("send_weekly_bizmatch_email", "=", true)\n    .where("cancelled_at", "is", null)\n    .where("buyers.account_id", ">=", from)',
    replace: '.where("cancelled_at", "is", null)\n    .where("buyers.account_id", ">=", from)',
    tests: WEEKLY,
    why: "who has unsubscribed is matched all the same",
  },
  {
    file: "src/domain/outbox/unsubscribe-token.ts",
    find: "if (purpose !== PURPOSE || ",
    replace: "if (",
    tests: WEEKLY,
    why: "anything that the site has sealed unsubscribes somebody",
  },
  {
    file: "src/emails/digest/filled.ts",
    find: "/[&<>\"'\\uE000\\uE001]/g",
    replace: "/[&]/g",
    tests: MAIL,
    why: "a business's name is read as HTML",
  },
  {
    file: "src/emails/digest/digest-mail.ts",
    find: '"List-Unsubscribe-Post": "List-Unsubscribe=One-Click"',
    replace: '"List-Unsubscribe-Post": "One-Click"',
    tests: MAIL,
    why: "mail programs offer no unsubscribing by one click",
  },
  {
    file: "src/lib/time/iso-week.ts",
    find: "(3 - weekday) * DAY_MS",
    replace: "0",
    tests: WEEK,
    why: "the days around New Year belong to the wrong year's week",
  },
  {
    file: "src/domain/buyers/matching/cell-shares.ts",
    find: "row.named <= best || ",
    replace: "",
    tests: ["src/domain/buyers/matching/matches-equal-reference.db.test.ts"],
    why: "a buyer's last row counts, not the one that fits best",
  },
  {
    file: "src/domain/digests/match-week.ts",
    find: "from: next }",
    replace: "from: next + 1 }",
    tests: ["src/domain/digests/match-week.db.test.ts"],
    why: "a buyer between two batches is left out",
  },
];

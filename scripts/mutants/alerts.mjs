const TOLD = ["src/jobs/alert-mails.db.test.ts"];
const SENT = ["src/domain/outbox/send-mail.db.test.ts"];

/** Faults in what is told of listings, how often, and in mail that a server takes, refuses or loses. */
export const alertMutants = [
  {
    file: "src/domain/alerts/finds/collect-finds.ts",
    find: "if (!listing || listing.updated_at <= search.since) return [];",
    replace: "if (!listing) return [];",
    tests: TOLD,
    why: "what was there before a search was kept is told as new",
  },
  {
    file: "src/domain/alerts/mails/due-queries.ts",
    find: "buyers.instant_alert_at is null or",
    replace: "true or",
    tests: TOLD,
    why: "a buyer gets more than one instant mail an hour",
  },
  {
    file: "src/domain/alerts/mails/alert-letter.ts",
    find: 'if (listing.status !== "active") return [];',
    replace: "",
    tests: TOLD,
    why: "a mail praises what has been taken from the market",
  },
  {
    file: "src/domain/outbox/send-mail.ts",
    find: "if (isAddress) await insertBounce(",
    replace: "if (!isAddress) await insertBounce(",
    tests: SENT,
    why: "an address that refuses mail for good gets more of it",
  },
  {
    file: "src/domain/outbox/outbox-queries.ts",
    find: '        .where("awaits_server", "=", true)\n',
    replace: "",
    tests: SENT,
    why: "a recipient who asked to come later is asked again at once",
  },
];

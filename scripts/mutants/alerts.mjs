const TOLD = ["src/jobs/alert-mails.db.test.ts", "src/jobs/alert-finds.db.test.ts"];
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
    find: '    .where(({ or, eb }) => or([eb("instant_alert_at", "is", null), eb("instant_alert_at", "<=", last_instant)]))\n',
    replace: "",
    tests: TOLD,
    why: "a buyer gets more than one instant mail an hour",
  },
  {
    file: "src/domain/alerts/mails/alert-letter.ts",
    find: ' && kind === "price_down" && search_name === null && isLower;',
    replace: ";",
    tests: TOLD,
    why: "a mail praises what somebody has made an offer for",
  },
  {
    file: "src/domain/outbox/send-mail.ts",
    find: "if (isAddress) await insertBounce(",
    replace: "if (!isAddress) await insertBounce(",
    tests: SENT,
    why: "an address that refuses mail for good gets more of it",
  },
  {
    file: "src/domain/outbox/send-mail.ts",
    find: "if (!mail) return lookAgain(context, id);",
    replace: "if (!mail) return;",
    tests: SENT,
    why: "a mail whose sender was stopped is never sent",
  },
  {
    file: "src/domain/outbox/outbox-queries.ts",
    find: '    .$if(attempts !== undefined, (query) => query.where("attempts", "=", attempts as number))\n',
    replace: "",
    tests: SENT,
    why: "a server that comes and goes uses up a mail's day in minutes",
  },
  {
    file: "src/domain/alerts/mails/end-alerts.ts",
    find: "  await updateUnwantedOf(db, alertKeys({ buyer_id, frequency }));\n",
    replace: "",
    tests: TOLD,
    why: "who has unsubscribed gets the alerts that still wait",
  },
  {
    file: "src/domain/outbox/outbox-queries.ts",
    find: '        .where("awaits_server", "=", true)\n',
    replace: "",
    tests: SENT,
    why: "a recipient who asked to come later is asked again at once",
  },
];

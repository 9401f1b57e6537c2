const FILING = ["src/domain/leads/filing/file-lead.db.test.ts"];
const ANSWERING = ["src/domain/leads/answer-lead.db.test.ts"];
const PASSING = ["src/domain/leads/passing/pass-on-leads.db.test.ts"];
const MERGING = ["src/domain/leads/merge-leads.db.test.ts"];

/** Faults in who answers a lead, when, and what is told of it; in the outbox and the jobs as the desk sees them. */
export const leadMutants = [
  {
    file: "src/domain/leads/answer-lead.ts",
    find: "if (lead.answers !== answers_seen) {",
    replace: "if (lead.answers < answers_seen) {",
    tests: ANSWERING,
    why: "two who answer at once both send a mail",
  },
  {
    file: "src/domain/leads/answered.ts",
    find: "lead.first_answered_at === null",
    replace: "lead.answers >= 0",
    tests: ANSWERING,
    why: "a later answer makes the first one late",
  },
  {
    file: "src/domain/leads/filing/filing-queries.ts",
    find: '.where("office_id", "=", enquiry.office_id)',
    replace: "",
    tests: FILING,
    why: "a lead of another office takes in the enquiry",
  },
  {
    file: "src/domain/leads/filing/filing-queries.ts",
    find: '    .where("spam_at", "is", null)\n',
    replace: "",
    tests: FILING,
    why: "what follows spam is lost in it",
  },
  {
    file: "src/domain/leads/passing/pass-on-queries.ts",
    find: '    .where("assigned_to", "is", null)\n',
    replace: "",
    tests: PASSING,
    why: "a lead goes on to somebody who is away",
  },
  {
    file: "src/domain/leads/passing/pass-on-leads.ts",
    find: "is_open ? await selectNextPerson(db, lead) : undefined",
    replace: "await selectNextPerson(db, lead)",
    tests: PASSING,
    why: "a lead is passed around at night",
  },
  {
    file: "src/domain/leads/passing/pass-on-time.ts",
    find: "office.lead_limit_minutes ?? USUAL_LIMIT_MINUTES",
    replace: "USUAL_LIMIT_MINUTES",
    tests: PASSING,
    why: "an office's own limit counts for nothing",
  },
  {
    file: "src/domain/leads/merge-leads.ts",
    find: "if (kept.office_id !== other.office_id) {",
    replace: "if (kept.office_id < 0) {",
    tests: MERGING,
    why: "leads of two offices are merged",
  },
  {
    file: "src/domain/leads/inbox/response-queries.ts",
    find: "percentile_cont(0.5)",
    replace: "percentile_cont(0.6)",
    tests: ["src/domain/leads/inbox/response-times.db.test.ts"],
    why: "the median is not the middle",
  },
  {
    file: "src/domain/leads/inbox/response-queries.ts",
    find: "and spam_at is null",
    replace: "",
    tests: ["src/domain/leads/inbox/response-times.db.test.ts"],
    why: "spam counts among the response times",
  },
  {
    file: "src/domain/jobs/clock-work-queries.ts",
    find: '        .where("clock_work.started_at", "<=", since),\n',
    replace: "",
    tests: ["src/domain/jobs/jobs.db.test.ts"],
    why: "each process does what the clock asks of one",
  },
  {
    file: "src/domain/outbox/outbox-queries.ts",
    find: '    .where("status", "in", ["failed", "unclear"])\n',
    replace: "",
    tests: ["src/domain/outbox/send-again.db.test.ts"],
    why: "a mail that was sent is sent again",
  },
];

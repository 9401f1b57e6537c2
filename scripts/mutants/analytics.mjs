/** Faults in what is counted of visits, and of whom. */
const COUNTED = ["src/domain/analytics/views.db.test.ts"];

export const analyticsMutants = [
  {
    file: "src/domain/analytics/view-counter.ts",
    find: "if (isCrawler(user_agent)) return;",
    replace: "",
    tests: COUNTED,
    why: "crawlers count as people",
  },
  {
    file: "src/domain/analytics/view-counter.ts",
    find: 'is_private || salt === null ? ""',
    replace: 'salt === null ? ""',
    tests: COUNTED,
    why: "who asks not to be followed is told apart",
  },
  {
    file: "src/domain/analytics/view-queries.ts",
    find: "on conflict (day) do update set day = excluded.day",
    replace: "on conflict (day) do update set salt = excluded.salt",
    tests: COUNTED,
    why: "two processes count one visitor as two",
  },
  {
    file: "src/domain/analytics/keep-daily-views.ts",
    find: "await deleteSaltsBefore(db, today);",
    replace: "",
    tests: COUNTED,
    why: "a past day's secret is kept",
  },
  {
    file: "src/domain/analytics/views-of.ts",
    find: 'allow(context, "listing.read", head);',
    replace: "",
    tests: COUNTED,
    why: "an agent sees the views of another's listings",
  },
  {
    file: "src/server/arrival/shown-page.ts",
    find: "if (/prefetch|prerender/",
    replace: "if (/nothing/",
    tests: ["src/server/arrival/shown-page.test.ts"],
    why: "pages that nobody has seen count",
  },
];

const METRICS = ["src/server/metrics/metrics.test.ts"];

/** Faults in the figures that a running server tells, and in who may read them. */
export const metricsMutants = [
  {
    file: "src/server/metrics/metrics-route.ts",
    find: "if (FORWARDED.some((name) => headers.has(name))) return false;",
    replace: "",
    tests: METRICS,
    why: "who comes through a proxy on this machine reads the figures",
  },
  {
    file: "src/server/metrics/metrics-route.ts",
    find: "token === null && !isFromHere",
    replace: "false && !isFromHere",
    tests: METRICS,
    why: "without a token everyone reads the figures",
  },
  {
    file: "src/server/metrics/metrics-route.ts",
    find: "given !== undefined && timingSafeEqual",
    replace: "given !== undefined || timingSafeEqual",
    tests: METRICS,
    why: "any bearer's token will do",
  },
  {
    file: "src/server/metrics/metrics.ts",
    find: "mailsWaiting().catch(() => Number.NaN)",
    replace: "mailsWaiting()",
    tests: METRICS,
    why: "there are no figures while the database is away",
  },
  {
    file: "src/server/metrics/route-class.ts",
    find: 'path.endsWith(".data") ? "page data" : "page"',
    replace: "path",
    tests: METRICS,
    why: "every address has a figure of its own",
  },
];

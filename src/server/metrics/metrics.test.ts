import { Hono } from "hono";
import { beforeEach, describe, expect, test } from "vitest";
import type { ServerEnv } from "../served.ts";
import { createMetrics, type Metrics, type MetricsSources } from "./metrics.ts";
import { createMetricsRoute } from "./metrics-route.ts";
import { getRouteClass } from "./route-class.ts";

const SOURCES: MetricsSources = {
  isReachable: async () => true,
  countWaitingMails: async () => 3,
  countWaitingJobs: async () => ({ "send-mail": 2 }),
  countSecurityEvents: () => ({ sign_in_failed: 4 }),
  findLastBackup: async () => new Date("2026-11-25T03:04:05Z"),
};

describe("metrics", () => {
  let metrics: Metrics;
  beforeEach(() => {
    metrics = createMetrics(SOURCES);
  });

  test("count responses by route class and status", async () => {
    metrics.recordResponse("/locations/florida/miami", 200, 3);
    metrics.recordResponse("/about", 200, 2_000);
    metrics.recordResponse("/api/graphql", 400, 1);
    const text = await metrics.render();
    expect(text).toContain('http_request_duration_seconds_count{class="page",status="200"} 2');
    expect(text).toContain('http_request_duration_seconds_bucket{le="0.005",class="page",status="200"} 1');
    expect(text).toContain('http_request_duration_seconds_count{class="graphql",status="400"} 1');
    expect(text).not.toContain("miami");
  });

  test("count page cache hits and misses", async () => {
    metrics.recordLookup(true);
    metrics.recordLookup(true);
    metrics.recordLookup(false);
    const text = await metrics.render();
    expect(text).toContain('page_cache_lookups_total{result="hit"} 2');
    expect(text).toContain('page_cache_lookups_total{result="miss"} 1');
  });

  test("report queue sizes, database reachability and process health", async () => {
    const text = await metrics.render();
    expect(text).toContain("database_up 1");
    expect(text).toContain("outbox_mails_waiting 3");
    expect(text).toContain('jobs_waiting{queue="send-mail"} 2');
    expect(text).toContain('security_events_total{event="sign_in_failed"} 4');
    expect(text).toContain(`backup_completed_timestamp_seconds ${Date.parse("2026-11-25T03:04:05Z") / 1_000}`);
    expect(text).toContain("nodejs_eventloop_lag_seconds");
    expect(text).toContain("process_resident_memory_bytes");
  });

  test("report 0 before the first backup", async () => {
    const text = await createMetrics({ ...SOURCES, findLastBackup: async () => null }).render();
    expect(text).toContain("backup_completed_timestamp_seconds 0");
  });

  test("report read replicas, if there are any", async () => {
    expect(await metrics.render()).not.toContain("database_replica");
    const states = [
      { name: "db-2:5432/site", isCurrent: true, lag: 0 },
      { name: "db-3:5432/site", isCurrent: false, lag: null },
    ];
    const replicas = { describe: () => states, reads: { replica: 7, primary: 2 } };
    const text = await createMetrics({ ...SOURCES, replicas }).render();
    expect(text).toContain('page_statements_total{database="replica"} 7');
    expect(text).toContain('database_replica_current{replica="db-2:5432/site"} 1');
    expect(text).toContain('database_replica_current{replica="db-3:5432/site"} 0');
    expect(text).toContain('database_replica_lag_bytes{replica="db-2:5432/site"} 0');
  });

  test("omit database metrics while the database is unavailable", async () => {
    const fail = () => Promise.reject(new Error("away"));
    const text = await createMetrics({
      isReachable: async () => false,
      countWaitingMails: fail,
      countWaitingJobs: fail,
      countSecurityEvents: () => ({}),
      findLastBackup: fail,
    }).render();
    expect(text).toContain("database_up 0");
    expect(text).toContain("outbox_mails_waiting Nan");
    expect(text).toContain("backup_completed_timestamp_seconds Nan");
    expect(text).not.toContain("jobs_waiting{");
  });
});

test.each([
  ["/", "page"],
  ["/api/listings", "api"],
  ["/api/graphql", "graphql"],
  ["/api/healthz", "probe"],
  ["/sanctum/csrf-cookie", "api"],
  ["/build/app-1.js", "asset"],
  ["/storefronts/1.svg", "drawing"],
  ["/desk/outbox", "desk"],
])("counts %s as %s", (path, name) => expect(getRouteClass(path)).toBe(name));

describe("access to metrics", () => {
  const TOKEN = "a-token-of-sixteen-or-more";
  async function ask(token: string | null, peer: string | undefined, headers: Record<string, string> = {}) {
    const app = new Hono<ServerEnv>().route("/api/metrics", createMetricsRoute(createMetrics(SOURCES), token));
    const env = { incoming: { socket: { remoteAddress: peer } } } as unknown as ServerEnv["Bindings"];
    return app.request("/api/metrics", { headers }, env);
  }

  test.each(["127.0.0.1", "127.8.8.8", "::1", "::ffff:127.0.0.1"])(
    "allows a program on this machine: %s",
    async (peer) => {
      const answer = await ask(null, peer);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("content-type")).toMatch(/^text\/plain; version=0\.0\.4/);
      expect(answer.headers.get("cache-control")).toBe("no-store");
      expect(await answer.text()).toContain("database_up 1");
    },
  );

  test.each([
    ["203.0.113.7", {}],
    ["10.0.0.1", {}],
    [undefined, {}],
    ["203.0.113.7", { "X-Forwarded-For": "127.0.0.1" }],
    ["203.0.113.7", { "X-Real-IP": "127.0.0.1" }],
    ["127.0.0.1", { "X-Forwarded-For": "203.0.113.7" }],
    ["127.0.0.1", { "X-Forwarded-For": "127.0.0.1" }],
    ["127.0.0.1", { Forwarded: "for=127.0.0.1" }],
    ["127.0.0.1", { Via: "1.1 proxy" }],
  ] as [string | undefined, Record<string, string>][])("rejects others: %s with %j", async (peer, headers) => {
    const answer = await ask(null, peer, headers);
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ status: 403, message: expect.any(String) });
  });

  test("requires the bearer token from anywhere, including this machine, when one is set", async () => {
    expect((await ask(TOKEN, "203.0.113.7", createBearerHeader(TOKEN))).status).toBe(200);
    for (const headers of [
      {},
      createBearerHeader("another-token-of-some-length"),
      { Authorization: "Basic YTpi" },
      createBearerHeader(""),
    ]) {
      const answer = await ask(TOKEN, "127.0.0.1", headers as Record<string, string>);
      expect(answer.status).toBe(401);
      expect(answer.headers.get("www-authenticate")).toBe("Bearer");
    }
  });

  const createBearerHeader = (token: string): Record<string, string> => ({ Authorization: `Bearer ${token}` });
});

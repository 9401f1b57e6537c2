import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type MailServer, startMailServer } from "../support/mail-server.ts";
import { postForm, sendRequest } from "../support/send-request.ts";
import { type Site, startSite } from "../support/server.ts";
import { type CollectedSpan, startTraceCollector } from "../support/trace-collector.ts";

/* What an operator sets and sees of a running site: traces, metrics, the request log, other hosts. */

const root = join(import.meta.dirname, "../..");
let collector: Awaited<ReturnType<typeof startTraceCollector>>;
let mail: MailServer;
let site: Site;

beforeAll(async () => {
  [collector, mail] = await Promise.all([startTraceCollector(), startMailServer()]);
  const env = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    SMTP_URL: mail.url,
    ALIAS_HOSTS: "brokers.example,old.example",
    LOG_ADDRESSES: "truncated",
    TRUSTED_PROXIES: "127.0.0.1",
  };
  site = await startSite({ env });
});
afterAll(async () => {
  await site?.stop();
  await Promise.all([collector?.stop(), mail?.stop()]);
});

const findSpan = (name: string, matches: (span: CollectedSpan) => boolean = () => true) =>
  collector.spans.find((span) => span.name === name && matches(span));
/** Lists a span's children by name, once they have arrived. */
const listChildren = (span: CollectedSpan | undefined): string[] =>
  collector.spans.filter(({ parent }) => parent !== null && parent === span?.id).map(({ name }) => name);

test("a trace has the request, the page and its statements, and no values", async () => {
  const path = "/locations/florida/tampa-bay";
  await sendRequest(site.origin, `${path}?utm_source=canary`, {});
  const isPath = ({ attributes }: CollectedSpan): boolean => attributes["url.path"] === path;
  await expect.poll(() => findSpan("GET page", isPath)).toBeDefined();
  const request = findSpan("GET page", isPath);
  expect(request).toMatchObject({ service: "handover", parent: null, failed: false });
  expect(request?.attributes).toMatchObject({ "http.response.status_code": 200 });
  await expect.poll(() => listChildren(request)).toContain("page");
  const page = findSpan("page", ({ parent }) => parent === request?.id);
  await expect.poll(() => listChildren(page)).toContain("select");
  expect(JSON.stringify(collector.spans)).not.toContain("canary");
});

test("a call has its use case; its job and email are traces of their own, without addresses", async () => {
  const form = { name: "Pat Doe", email: "canary@visitor.internal", message: "Hello", privacy_terms: "1" };
  expect((await postForm(site.origin, "/contact-us", form)).status).toBe(303);
  await sendRequest(site.origin, "/api/listings/canary@visitor.internal");
  await expect.poll(() => findSpan("send email")).toBeDefined();
  await expect.poll(() => findSpan("job enquiry-mails")).toMatchObject({ parent: null });
  await expect.poll(() => findSpan("job send-mail", ({ id }) => id === findSpan("send email")?.parent)).toBeDefined();
  const findCall = () => findSpan("GET api", ({ attributes }) => attributes["http.response.status_code"] === 404);
  await expect.poll(() => findCall()?.attributes).toMatchObject({ "url.path": "/api/listings/[redacted]" });
  await expect.poll(() => listChildren(findCall())).toHaveLength(1);
  expect(JSON.stringify(collector.spans)).not.toContain("canary");
});

test("the request log has as much of the address as the policy allows", async () => {
  await sendRequest(site.origin, "/about-transworld-business-advisors", {
    headers: { "X-Forwarded-For": "203.0.113.77" },
  });
  await expect.poll(() => site.log()).toContain('"address":"203.0.113.0"');
  expect(site.log()).not.toContain("203.0.113.77");
});

test("redirects the site's other hosts to its address, with path, query and method", async () => {
  const { hostname, port } = new URL(site.origin);
  const origin = `http://${hostname}:${port}`;
  const { status, headers } = await sendRequest(site.origin, "/locations?near=33602", {
    headers: { Host: "brokers.example" },
  });
  expect({ status, to: headers.location }).toEqual({ status: 301, to: `${origin}/locations?near=33602` });
  const posted = await sendRequest(site.origin, "/contact-us", {
    method: "POST",
    headers: { Host: "OLD.example:80" },
  });
  expect(posted).toMatchObject({ status: 308, headers: { location: `${origin}/contact-us` } });
  expect((await sendRequest(site.origin, "/api/healthz", { headers: { Host: "brokers.example" } })).status).toBe(200);
});

test("the dashboard and the alert rules use metrics that the site has", async () => {
  const { body } = await sendRequest(site.origin, "/api/metrics");
  const known = new Set(
    [...body.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = "", type]) => toSeries(name, type)),
  );
  const replicated = readFileSync(join(root, "src/server/metrics/replica-metrics.ts"), "utf8");
  for (const [, name = ""] of replicated.matchAll(/name: "(\w+)"/g)) known.add(name);
  const dashboard = readFileSync(join(root, "deploy/grafana-dashboard.json"), "utf8");
  const rules = readFileSync(join(root, "deploy/alerts.yaml"), "utf8");
  const used = [...`${dashboard}\n${rules}`.matchAll(/\b[a-z]+(?:_[a-z0-9]+)+\b(?=[[{)\s,])/g)].map(([name]) => name);
  const names = new Set(used.filter((name) => !FUNCTIONS.has(name)));
  expect(names.size).toBeGreaterThan(12);
  expect([...names].filter((name) => !known.has(name))).toEqual([]);
});

/** Functions and fields of Prometheus and Grafana. */
const FUNCTIONS = new Set(["histogram_quantile", "label_values", "max_over_time"]);

const toSeries = (name: string, type: string | undefined): string[] =>
  type === "histogram" || type === "summary" ? [name, `${name}_count`, `${name}_sum`, `${name}_bucket`] : [name];

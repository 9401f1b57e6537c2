import { expect, test } from "vitest";
import { checkAliases, checkCollector, describeCertificate } from "./origin-checks.ts";

const ORIGIN = "https://www.example.com";
const redirectTo = (location: string) => async () => new Response(null, { status: 308, headers: { location } });
const failFetch = async () => {
  throw new TypeError("fetch failed", { cause: new Error("getaddrinfo ENOTFOUND example.org") });
};

test.each([
  ["redirects to the site", redirectTo(`${ORIGIN}/`), "ok", `redirects to ${ORIGIN}`],
  ["redirects elsewhere", redirectTo("https://other.example/"), "problem", "redirects to https://other.example/"],
  ["answers itself", async () => new Response("parked"), "problem", "returns 200"],
  ["has no address", failFetch, "problem", "ENOTFOUND"],
])("checks an alias host that %s", async (_, request, status, text) => {
  const config = { public_origin: ORIGIN, alias_hosts: ["example.org"] };
  expect(await checkAliases(config, request)).toEqual([{ status, text: expect.stringContaining(text) }]);
});

test.each([
  ["accepts traces", async () => Response.json({}), "ok", "/v1/traces accepts"],
  ["speaks another protocol", async () => new Response(null, { status: 415 }), "problem", "returns 415"],
  ["is down", failFetch, "problem", "ENOTFOUND"],
])("checks a collector that %s", async (_, request, status, text) => {
  const otel = { endpoint: "http://collector.example:4318/", ratio: 1 };
  expect(await checkCollector(otel, request)).toEqual([{ status, text: expect.stringContaining(text) }]);
});

test.each([
  ["of 90 days with 15 left", 90 * 24, 15 * 24, "ok", "15 more days"],
  ["of 90 days with 13 left", 90 * 24, 13 * 24, "problem", "312 more hours"],
  ["of 12 hours with 4 left, as Caddy's own", 12, 4, "ok", "4 more hours"],
  ["of 12 hours with 2 left", 12, 2, "problem", "2 more hours"],
])("checks a certificate %s", (_, hours, left, status, text) => {
  const now = Date.UTC(2026, 10, 26);
  const to = now + left * 3_600_000;
  const finding = describeCertificate("www.example.com", { from: to - hours * 3_600_000, to }, now);
  expect(finding).toEqual({ status, text: expect.stringContaining(text) });
});

test("checks nothing that is not configured", async () => {
  expect(await checkAliases({ public_origin: ORIGIN, alias_hosts: [] }, failFetch)).toEqual([]);
  expect(await checkCollector(null, failFetch)).toEqual([]);
});

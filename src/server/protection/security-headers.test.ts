import { expect, test } from "vitest";
import { getSecurityHeaders } from "./security-headers.ts";

const getHeadersAt = (public_origin: string, hsts_subdomains = false): Headers =>
  new Headers(getSecurityHeaders({ public_origin, hsts_subdomains }));

test("sends HSTS for a year on https and not on http", () => {
  const secure = getHeadersAt("https://www.brokers.example");
  expect(secure.get("strict-transport-security")).toBe("max-age=31536000");
  const all = getHeadersAt("https://www.brokers.example", true);
  expect(all.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
  expect(getHeadersAt("http://localhost:3000").has("strict-transport-security")).toBe(false);
});

test("forbids other sites to frame or read a page, and browsers to sniff its type", () => {
  expect(Object.fromEntries(getHeadersAt("http://localhost:3000"))).toMatchObject({
    "x-frame-options": "DENY",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "referrer-policy": "strict-origin-when-cross-origin",
  });
});

import { expect, test } from "vitest";
import { securityHeaders } from "./security-headers.ts";

const headersAt = (public_origin: string): Headers => new Headers(securityHeaders({ public_origin }));

test("https is demanded for a year where the site is on https, and not where it is on http", () => {
  const secure = headersAt("https://www.brokers.example");
  expect(secure.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
  expect(headersAt("http://localhost:3000").has("strict-transport-security")).toBe(false);
});

test("no other site frames a page, reads it, or guesses what it is", () => {
  expect(Object.fromEntries(headersAt("http://localhost:3000"))).toMatchObject({
    "x-frame-options": "DENY",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin-allow-popups",
    "referrer-policy": "strict-origin-when-cross-origin",
  });
});

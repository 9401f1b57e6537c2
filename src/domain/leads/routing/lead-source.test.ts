import { expect, test } from "vitest";
import type { TrackingEntry } from "#db/tables/inquiries.ts";
import { getSource, parseVisits } from "./lead-source.ts";

const AT = "2026-11-20T11:00:00.000Z";
const createVisit = (parameters: Record<string, string>, session_at = AT): TrackingEntry[] =>
  Object.entries(parameters).map(([parameter, value]) => ({ parameter, value, path: "/", session_at }));

test.each([
  [{ gclid: "1" }, "paid", "Paid ad: Google Ads"],
  [{ fbclid: "1", referrer: "https://www.facebook.com/" }, "paid", "Paid ad: Meta Ads"],
  [{ utm_source: "google", utm_medium: "CPC", utm_campaign: "owners" }, "paid", "Paid ad: google, owners"],
  [{ utm_source: "newsletter", utm_medium: "email" }, "campaign", "Campaign link: newsletter"],
  [{ referrer: "https://www.google.co.uk/search" }, "organic", "Search engine: google.co.uk"],
  [{ referrer: "https://duckduckgo.com/" }, "organic", "Search engine: duckduckgo.com"],
  [{ referrer: "https://notgoogle.example/" }, "referral", "Referring site: notgoogle.example"],
  [{ referrer: "https://www.chamber.org/members" }, "referral", "Referring site: chamber.org"],
  [{ browser: "Firefox 140" }, "direct", "Direct visit"],
  [{ referrer: "not an address" }, "direct", "Direct visit"],
])("classifies %j as %s: %s", (parameters, source, label) => {
  expect(parseVisits(createVisit(parameters))?.last).toEqual({ source, label, path: "/", at: AT });
});

test("distinguishes the first visit from the last, which determines the source", () => {
  const earlier = createVisit({ gclid: "1" }, "2026-11-01T10:00:00.000Z");
  const later = createVisit({ referrer: "https://www.bing.com/" });
  const touches = parseVisits([...earlier, ...later]);
  expect([touches?.first.source, touches?.last.source]).toEqual(["paid", "organic"]);
  expect(getSource([...earlier, ...later])).toBe("organic");
});

test("reports an unknown source without tracking and omits an invalid time", () => {
  expect(parseVisits([])).toBeNull();
  expect(getSource([])).toBe("unknown");
  expect(parseVisits(createVisit({ gclid: "1" }, "yesterday"))?.first.at).toBeNull();
});

import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createFacebookPixel } from "./facebook-pixel.ts";
import { type ConsentInputs, getChoices } from "./get-choices.ts";
import { createGoogleAnalytics, createTagManager } from "./google.ts";
import { getPageEvents } from "./page-events.ts";
import { PLUGIN_READY_MS, type Plugin, POLLING_MS, type SiteEvent } from "./plugin.ts";
import { runPlugins } from "./run-plugins.ts";
import { formatConsentCookie, readConsent } from "./stored-consent.ts";
import { toReportedUrl } from "./to-reported-url.ts";

const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const ALL = { analytics: true, marketing: true };
const NONE = { analytics: false, marketing: false };

describe("getChoices", () => {
  const visitor: ConsentInputs = { user_agent: CHROME, query: "", gpc: false, storedChoice: ALL, consent: "opt_in" };
  test.each<[visitor: string, changes: Partial<ConsentInputs>, choices: object]>([
    ["a visitor who accepted all", {}, ALL],
    [
      "a visitor who accepted analytics only",
      { storedChoice: { analytics: true, marketing: false } },
      { analytics: true, marketing: false },
    ],
    ["a visitor without a choice under opt-in", { storedChoice: null }, NONE],
    ["a visitor without a choice under opt-out", { storedChoice: null, consent: "opt_out" }, ALL],
    ["a visitor who rejected all", { storedChoice: NONE, consent: "opt_out" }, NONE],
    ["a browser with Global Privacy Control", { gpc: true }, NONE],
    ["a crawler", { user_agent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }, NONE],
    ["a prerendered page", { query: "?prerender=1" }, NONE],
  ])("returns the choices of %s", (_visitor, changes, choices) => {
    const { analytics, marketing } = getChoices({ ...visitor, ...changes });
    expect({ analytics, marketing }).toEqual(choices);
  });
});

test("stores and reads a choice, and rejects a malformed one", () => {
  const stored = { analytics: true, marketing: false, visitor: "0b9f3d8e-6a2f-4c5e-9a53-1d0f4f6f3a11" };
  expect(readConsent(`a=b; ${formatConsentCookie(stored, true).split(";")[0]}; c=d`)).toEqual(stored);
  for (const malformed of ["", "consent=1.1", "consent=2.0.x", "no_consent=1.1.0b9f3d8e-6a2f-4c5e-9a53-1d0f4f6f3a11"])
    expect(readConsent(malformed)).toBeNull();
});

test.each([createTagManager, createGoogleAnalytics, createFacebookPixel])("rejects %o without an ID", (plugin) => {
  for (const id of [null, ""]) expect(() => plugin(id)).toThrow(/ needs a (container|measurement|pixel) ID/);
});

test.each([
  ["https://a.example/sell", "https://a.example/sell"],
  ["https://a.example/?q=pizza+ann&near=33602", "https://a.example/"],
  ["https://a.example/?email=ann%40example.org&token=x#top", "https://a.example/"],
  [
    "https://a.example/?utm_source=news&q=ann&utm_campaign=spring%20sale&gclid=a1&fbclid=b2",
    "https://a.example/?utm_source=news&utm_campaign=spring+sale&gclid=a1&fbclid=b2",
  ],
  ["https://a.example/?my_utm_source=x&UTM_Source=y&gclid=", "https://a.example/?UTM_Source=y"],
])("reports the address %s with its campaign parameters only", (href, reported) => {
  expect(toReportedUrl(href)).toBe(reported);
});

test("reports the campaign of the visit on a page without one, and the page's own otherwise", () => {
  const entry = { path: "/sell-a-business", session_at: "2026-11-23T12:00:00.000Z" };
  const visit = [
    { ...entry, parameter: "utm_source", value: "mail" },
    { ...entry, parameter: "q", value: "typed" },
  ];
  expect(toReportedUrl("https://x.example/blog?page=2", visit)).toBe("https://x.example/blog?utm_source=mail");
  expect(toReportedUrl("https://x.example/blog?gclid=1", visit)).toBe("https://x.example/blog?gclid=1");
});

describe("events", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const createEvent = (path: string): SiteEvent => ({ name: "page_view", details: { path } });

  function createVendor(readyAfter: number): { plugin: Plugin; sent: SiteEvent[] } {
    const sent: SiteEvent[] = [];
    const readyAt = Date.now() + readyAfter;
    return {
      sent,
      plugin: { setUp() {}, isReady: () => Date.now() >= readyAt, send: (event) => void sent.push(event) },
    };
  }

  test("queues events until a vendor is ready", () => {
    const { plugin, sent } = createVendor(POLLING_MS - 1);
    const report = runPlugins([plugin]);
    report(createEvent("/a"));
    expect(sent).toEqual([]);
    vi.advanceTimersByTime(POLLING_MS);
    expect(sent).toEqual([createEvent("/a")]);
    report(createEvent("/b"));
    expect(sent).toHaveLength(2);
  });

  test("drops the queue of a vendor that is not ready after ten seconds", () => {
    const { plugin, sent } = createVendor(PLUGIN_READY_MS + 1);
    const report = runPlugins([plugin]);
    report(createEvent("/a"));
    vi.advanceTimersByTime(60_000);
    report(createEvent("/b"));
    expect(sent).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test.each([
    ["/", "", ["page_view"]],
    ["/buy-a-business/listings/cafe-in-tampa-100234", "", ["page_view", "listing_view"]],
    ["/agents/ana/franchise/listings/gym-100240", "", ["page_view", "listing_view"]],
    ["/locations/florida/tampa-bay/contact-us/thank-you", "", ["page_view", "enquiry"]],
    ["/buy-a-business/business-listing-search", "?q=cafe&state=florida", ["page_view", "search"]],
    ["/buy-a-business/business-listing-search", "?page=2", ["page_view"]],
    ["/agents/ana/listings", "?state=florida", ["page_view", "search"]],
  ])("derives the events of %s%s", (path, query, names) => {
    const events = getPageEvents(path, query);
    expect(events.map(({ name }) => name)).toEqual(names);
    expect(JSON.stringify(events)).not.toContain('cafe"');
  });
});

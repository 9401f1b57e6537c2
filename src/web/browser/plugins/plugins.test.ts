import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { campaignLocation } from "./campaign-location.ts";
import { facebookPixel } from "./facebook-pixel.ts";
import { googleAnalytics, tagManager } from "./google.ts";
import { type Deps, getChoices } from "./may-start.ts";
import { eventsOfPage } from "./page-events.ts";
import { PLUGIN_READY_MS, type Plugin, POLLING_MS, type SiteEvent } from "./plugin.ts";
import { runPlugins } from "./run-plugins.ts";
import { consentCookie, readConsent } from "./stored-consent.ts";

const CHROME =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const ALL = { analytics: true, marketing: true };
const NONE = { analytics: false, marketing: false };

describe("getChoices", () => {
  const visitor: Deps = { user_agent: CHROME, query: "", gpc: false, said: ALL, consent: "opt_in" };
  test.each<[who: string, changes: Partial<Deps>, choices: object]>([
    ["who has allowed it", {}, ALL],
    ["who has allowed a part", { said: { analytics: true, marketing: false } }, { analytics: true, marketing: false }],
    ["who has said nothing where the law wants to be asked", { said: null }, NONE],
    ["who has said nothing elsewhere", { said: null, consent: "opt_out" }, ALL],
    ["who has refused", { said: NONE, consent: "opt_out" }, NONE],
    ["whose browser refuses for them", { gpc: true }, NONE],
    ["a crawler", { user_agent: "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }, NONE],
    ["a page that is drawn beforehand", { query: "?prerender=1" }, NONE],
  ])("returns the choices of %s", (_who, changes, choices) => {
    const { analytics, marketing } = getChoices({ ...visitor, ...changes });
    expect({ analytics, marketing }).toEqual(choices);
  });
});

test("stores and reads a choice, and rejects a malformed one", () => {
  const stored = { analytics: true, marketing: false, visitor: "0b9f3d8e-6a2f-4c5e-9a53-1d0f4f6f3a11" };
  expect(readConsent(`a=b; ${consentCookie(stored, true).split(";")[0]}; c=d`)).toEqual(stored);
  for (const nonsense of ["", "consent=1.1", "consent=2.0.x", "no_consent=1.1.0b9f3d8e-6a2f-4c5e-9a53-1d0f4f6f3a11"])
    expect(readConsent(nonsense)).toBeNull();
});

test.each([tagManager, googleAnalytics, facebookPixel])("rejects %o without an ID", (plugin) => {
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
  expect(campaignLocation(href)).toBe(reported);
});

describe("events", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const event = (path: string): SiteEvent => ({ name: "page_view", details: { path } });

  function vendor(readyAfter: number): { plugin: Plugin; heard: SiteEvent[] } {
    const heard: SiteEvent[] = [];
    const comes = Date.now() + readyAfter;
    return {
      heard,
      plugin: { setUp() {}, isReady: () => Date.now() >= comes, send: (event) => void heard.push(event) },
    };
  }

  test("queues events until a vendor is ready", () => {
    const { plugin, heard } = vendor(POLLING_MS - 1);
    const report = runPlugins([plugin]);
    report(event("/a"));
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(POLLING_MS);
    expect(heard).toEqual([event("/a")]);
    report(event("/b"));
    expect(heard).toHaveLength(2);
  });

  test("drops the queue of a vendor that is not ready after ten seconds", () => {
    const { plugin, heard } = vendor(PLUGIN_READY_MS + 1);
    const report = runPlugins([plugin]);
    report(event("/a"));
    vi.advanceTimersByTime(60_000);
    report(event("/b"));
    expect(heard).toEqual([]);
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
    const events = eventsOfPage(path, query);
    expect(events.map(({ name }) => name)).toEqual(names);
    expect(JSON.stringify(events)).not.toContain('cafe"');
  });
});

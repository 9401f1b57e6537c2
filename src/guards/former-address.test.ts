import { expect, test } from "vitest";
import { AUSTIN, createNetworkView, createPageVisit } from "../../tests/support/visits.ts";
import { formerAddressGuard } from "./former-address.ts";
import { resolveRedirect } from "./resolve-redirect.ts";
import type { NewAddress } from "./visit.ts";

const OFFICES: Record<string, NewAddress> = {
  merged: { base: "/locations/texas/austin", pages: "merged" },
  renamed: { base: "/locations/florida/tampa-bay", pages: "all" },
  closed: { base: "/locations/florida", pages: "none" },
};
const AGENTS: Record<string, NewAddress> = {
  replaced: { base: "/agents/ana", pages: "agent" },
  gone: { base: "/locations/texas/austin", pages: "office" },
};
const network = createNetworkView({
  findFormerOffice: (slug) => OFFICES[slug] ?? null,
  findFormerAgent: (slug) => AGENTS[slug] ?? null,
});

test.each([
  ["/locations/florida/renamed", "/locations/florida/tampa-bay"],
  ["/locations/florida/renamed/blog/one?x=1", "/locations/florida/tampa-bay/blog/one?x=1"],
  ["/locations/florida/renamed/listings/cafe-7", "/locations/florida/tampa-bay/listings/cafe-7"],
  ["/locations/florida/merged", "/locations/texas/austin"],
  ["/locations/nowhere/merged/contact-us", "/locations/texas/austin/contact-us"],
  ["/locations/florida/merged/reviews", "/locations/texas/austin/reviews"],
  ["/locations/florida/merged/blog/one", "/locations/texas/austin/blog/one"],
  ["/locations/florida/merged/our-boats", "/locations/texas/austin/our-boats"],
  ["/locations/florida/merged/listings/cafe-7", "/buy-a-business/listings/cafe-7"],
  ["/locations/florida/merged/franchise/listings/cafe-7", "/buy-a-business/listings/cafe-7"],
  ["/locations/florida/merged/no/such/page/at/all", "/locations/texas/austin"],
  ["/locations/florida/closed", "/locations/florida"],
  ["/locations/florida/closed/contact-us", "/locations/florida"],
  ["/locations/florida/closed/listings/cafe-7", "/buy-a-business/listings/cafe-7"],
  ["/agents/replaced", "/agents/ana"],
  ["/agents/replaced/contact-us", "/agents/ana/contact-us"],
  ["/agents/replaced/sell-a-business/calculator", "/agents/ana/sell-a-business/calculator"],
  ["/agents/replaced/own-page", "/agents/ana"],
  ["/agents/replaced/listings/cafe-7", "/buy-a-business/listings/cafe-7"],
  ["/agents/gone/contact-us", "/locations/texas/austin/contact-us"],
  ["/agents/gone/listings", "/locations/texas/austin"],
])("redirects %s to %s permanently", (address, to) => {
  expect(formerAddressGuard(createPageVisit(address), network)).toEqual({ kind: "redirect", status: 301, to });
});

test.each(["/locations/florida/tampa-bay", "/agents/ana/contact-us", "/contact-us", "/locations/merged"])(
  "leaves %s as it is",
  (address) => {
    expect(formerAddressGuard(createPageVisit(address), network)).toEqual({ kind: "pass" });
  },
);

test("a visitor who chose a closed office gets the pages of its successor, in one hop", () => {
  const found = createNetworkView({ ...network, findOffice: () => AUSTIN });
  expect(
    resolveRedirect(createPageVisit("/contact-us", { chosen: { slug: "merged", state_slug: "florida" } }), found),
  ).toMatchObject({ to: "/locations/texas/austin/contact-us" });
  expect(resolveRedirect(createPageVisit("/Agents/Replaced/Bio/"), found)).toMatchObject({
    status: 301,
    to: "/agents/ana",
  });
});

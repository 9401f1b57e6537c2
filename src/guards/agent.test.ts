import { expect, test } from "vitest";
import { createNetworkView, createPageVisit } from "../../tests/support/visits.ts";
import { agentGuard } from "./agent.ts";

const visit = (address: string, from = "") => agentGuard(createPageVisit(address, { from }), createNetworkView());
const stays = { kind: "pass" };

test("redirects the former addresses of an agent's pages permanently", () => {
  expect(visit("/agents/ana/bio?x=1")).toEqual({ kind: "redirect", status: 301, to: "/agents/ana?x=1" });
  expect(visit("/agents/ana/my-listings?x=1")).toEqual({
    kind: "redirect",
    status: 301,
    to: "/agents/ana?x=1#my-listings",
  });
});

test.each([
  "sell-a-business",
  "sell-a-business/what-is-my-business-worth",
  "sell-a-business/seller-registration",
  "sell-a-business/seller-registration/thank-you",
  "buy-a-business",
  "buy-a-business/buyer-registration",
  "buy-a-business/buyer-registration/thank-you",
  "sell-a-business/calculator",
  "contact-us",
  "contact-us/thank-you",
])("keeps a visitor from an agent's page on the agent's %s", (page) => {
  expect(visit(`/${page}?x=1`, "/agents/ana/listings/cafe-7")).toEqual({
    kind: "redirect",
    status: 302,
    to: `/agents/ana/${page}?x=1`,
  });
  expect(visit(`/${page}`, "/locations/florida/tampa-bay")).toEqual(stays);
  expect(visit(`/${page}`, "/agents")).toEqual(stays);
});

test.each(["/", "/blog", "/buy-a-franchise", "/agents/ben/contact-us", "/agents/ana", "/agents/ana/listings"])(
  "leaves %s alone, whatever page the visitor comes from",
  (page) => expect(visit(page, "/agents/ana")).toEqual(stays),
);

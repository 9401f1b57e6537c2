import { expect, test } from "vitest";
import { createNetworkView, createPageVisit } from "../../tests/support/visits.ts";
import { agentGuard } from "./agent.ts";

const visit = (address: string) => agentGuard(createPageVisit(address), createNetworkView());
const stays = { kind: "pass" };

test("redirects the former addresses of an agent's pages permanently", () => {
  expect(visit("/agents/ana/bio?x=1")).toEqual({ kind: "redirect", status: 301, to: "/agents/ana?x=1" });
  expect(visit("/agents/ana/my-listings?x=1")).toEqual({
    kind: "redirect",
    status: 301,
    to: "/agents/ana?x=1#my-listings",
  });
});

test.each(["/", "/blog", "/contact-us", "/agents/ben/contact-us", "/agents/ana", "/agents/ana/listings"])(
  "leaves %s unchanged",
  (page) => expect(visit(page)).toEqual(stays),
);

import { expect, test } from "vitest";
import { createNetworkView, createPageVisit } from "../../tests/support/visits.ts";
import { authGuard } from "./auth.ts";

const visit = (address: string, signed_in: boolean, prefix = "") =>
  authGuard(createPageVisit(address, { signed_in, prefix }), createNetworkView());
const stays = { kind: "pass" };
const createRedirect = (to: string) => ({ kind: "redirect", status: 302, to });

test.each([
  ["/bizmatch/profile", "/?login=1&redirect=%2Fbizmatch%2Fprofile"],
  ["/bizmatch/search?page=2", "/?login=1&redirect=%2Fbizmatch%2Fsearch%3Fpage%3D2"],
])("asks a signed-out visitor of %s to sign in and returns them there", (address, to) => {
  expect(visit(address, false)).toEqual(createRedirect(to));
  expect(visit(address, true)).toEqual(stays);
});

test("omits the language from the return path, because the router adds the visitor's own", () => {
  expect(visit("/bizmatch/profile", false, "/fr")).toEqual(createRedirect("/?login=1&redirect=%2Fbizmatch%2Fprofile"));
});

test("redirects the whole matches section", () => {
  expect(visit("/bizmatch", true)).toEqual(createRedirect("/bizmatch/search"));
  expect(visit("/bizmatch", false)).toEqual(createRedirect("/bizmatch/search"));
});

test("shows a signed-in visitor their preferences without a sign-in prompt", () => {
  expect(visit("/?login=1", true)).toEqual(createRedirect("/bizmatch/preferences"));
  expect(visit("/?login=0", true)).toEqual(stays);
  expect(visit("/?login=1", false)).toEqual(stays);
});

test.each(["/", "/contact-us", "/bizmatches", "/resources/bizmatch"])("requires no account for %s", (address) => {
  expect(visit(address, false)).toEqual(stays);
});

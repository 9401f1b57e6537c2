import { expect, test } from "vitest";
import { AUSTIN, createNetworkView } from "../../../tests/support/visits.ts";
import { createRedirectResolver } from "./redirect-resolver.ts";
import { readVisit } from "./visit-reader.ts";

const TAMPA = "location=%7B%22slug%22%3A%22tampa-bay%22%2C%22state_slug%22%3A%22florida%22%7D";

test("does not share redirect decisions between strangers and other visitors", () => {
  const view = createNetworkView();
  const resolveFor = createRedirectResolver(() => view);

  const resolveVisit = (address: string, cookie?: string) =>
    resolveFor(readVisit("GET", address), cookie ? { cookie } : {}, cookie === "session=pat");
  for (const _ of [1, 2]) {
    expect(resolveVisit("/contact-us")).toEqual({ kind: "pass" });
    expect(resolveVisit("/contact-us", TAMPA)).toMatchObject({ to: "/locations/florida/tampa-bay/contact-us" });
    expect(resolveVisit("/bizmatch/profile")).toMatchObject({ status: 302 });
    expect(resolveVisit("/bizmatch/profile", "session=pat")).toEqual({ kind: "pass" });
  }
});

test("drops cached decisions when the network changes", () => {
  let view = createNetworkView({ findOffice: () => null });
  const resolveFor = createRedirectResolver(() => view);
  const resolveVisit = () => resolveFor(readVisit("GET", "/?store=austin"), {}, false);
  expect([resolveVisit(), resolveVisit()]).toMatchObject([{ to: "/" }, { to: "/" }]);
  view = createNetworkView();
  expect(resolveVisit()).toMatchObject({ to: "/locations/texas/austin", office: AUSTIN });
});

test("sends each visitor to their own language where several are enabled", () => {
  const view = createNetworkView({ locales: ["en-CA", "fr-CA"] });
  const resolveFor = createRedirectResolver(() => view);
  const resolveVisit = (headers: Record<string, string>) => resolveFor(readVisit("GET", "/blog"), headers, false);
  expect(resolveVisit({})).toMatchObject({ to: "/en/blog" });
  expect(resolveVisit({ "accept-language": "fr" })).toMatchObject({ to: "/fr/blog" });
  expect(resolveVisit({ "accept-language": "en", cookie: "a=b; locale=fr-CA; c=d" })).toMatchObject({ to: "/fr/blog" });
  expect(resolveVisit({ cookie: "my_locale=fr-CA" })).toMatchObject({ to: "/en/blog" });
});

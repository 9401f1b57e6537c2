import { expect, test } from "vitest";
import { AUSTIN, network } from "../../../tests/support/visits.ts";
import { redirectResolver } from "./redirect-resolver.ts";
import { readVisit } from "./visit-reader.ts";

const TAMPA = "location=%7B%22slug%22%3A%22tampa-bay%22%2C%22state_slug%22%3A%22florida%22%7D";

test("what a stranger is told of an address is no other visitor's answer, nor the other way round", () => {
  const view = network();
  const resolveFor = redirectResolver(() => view);

  const told = (address: string, cookie?: string) =>
    resolveFor(readVisit("GET", address), cookie ? { cookie } : {}, cookie === "session=pat");
  for (const _ of [1, 2]) {
    expect(told("/contact-us")).toEqual({ kind: "pass" });
    expect(told("/contact-us", TAMPA)).toMatchObject({ to: "/locations/florida/tampa-bay/contact-us" });
    expect(told("/bizmatch/profile")).toMatchObject({ status: 302 });
    expect(told("/bizmatch/profile", "session=pat")).toEqual({ kind: "pass" });
  }
});

test("what was told is forgotten when the network changes", () => {
  let view = network({ officeBySlug: () => null });
  const resolveFor = redirectResolver(() => view);
  const told = () => resolveFor(readVisit("GET", "/?store=austin"), {}, false);
  expect([told(), told()]).toMatchObject([{ to: "/" }, { to: "/" }]);
  view = network();
  expect(told()).toMatchObject({ to: "/locations/texas/austin", office: AUSTIN });
});

test("where several languages are spoken, each visitor is sent to their own", () => {
  const view = network({ locales: ["en-CA", "fr-CA"] });
  const resolveFor = redirectResolver(() => view);
  const told = (headers: Record<string, string>) => resolveFor(readVisit("GET", "/blog"), headers, false);
  expect(told({})).toMatchObject({ to: "/en/blog" });
  expect(told({ "accept-language": "fr" })).toMatchObject({ to: "/fr/blog" });
  expect(told({ "accept-language": "en", cookie: "a=b; locale=fr-CA; c=d" })).toMatchObject({ to: "/fr/blog" });
  expect(told({ cookie: "my_locale=fr-CA" })).toMatchObject({ to: "/en/blog" });
});

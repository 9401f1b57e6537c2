import { expect, test } from "vitest";
import { AUSTIN, network } from "../../../tests/support/visits.ts";
import { createRedirectResolver } from "./redirect-resolver.ts";
import { readVisit } from "./visit-reader.ts";

const TAMPA = "location=%7B%22slug%22%3A%22tampa-bay%22%2C%22state_slug%22%3A%22florida%22%7D";

test("does not share redirect decisions between strangers and other visitors", () => {
  const view = network();
  const resolveFor = createRedirectResolver(() => view);

  const known = (address: string, cookie?: string) =>
    resolveFor(readVisit("GET", address), cookie ? { cookie } : {}, cookie === "session=pat");
  for (const _ of [1, 2]) {
    expect(known("/contact-us")).toEqual({ kind: "pass" });
    expect(known("/contact-us", TAMPA)).toMatchObject({ to: "/locations/florida/tampa-bay/contact-us" });
    expect(known("/bizmatch/profile")).toMatchObject({ status: 302 });
    expect(known("/bizmatch/profile", "session=pat")).toEqual({ kind: "pass" });
  }
});

test("drops cached decisions when the network changes", () => {
  let view = network({ findOffice: () => null });
  const resolveFor = createRedirectResolver(() => view);
  const known = () => resolveFor(readVisit("GET", "/?store=austin"), {}, false);
  expect([known(), known()]).toMatchObject([{ to: "/" }, { to: "/" }]);
  view = network();
  expect(known()).toMatchObject({ to: "/locations/texas/austin", office: AUSTIN });
});

test("sends each visitor to their own language where several are enabled", () => {
  const view = network({ locales: ["en-CA", "fr-CA"] });
  const resolveFor = createRedirectResolver(() => view);
  const known = (headers: Record<string, string>) => resolveFor(readVisit("GET", "/blog"), headers, false);
  expect(known({})).toMatchObject({ to: "/en/blog" });
  expect(known({ "accept-language": "fr" })).toMatchObject({ to: "/fr/blog" });
  expect(known({ "accept-language": "en", cookie: "a=b; locale=fr-CA; c=d" })).toMatchObject({ to: "/fr/blog" });
  expect(known({ cookie: "my_locale=fr-CA" })).toMatchObject({ to: "/en/blog" });
});

import { expect, test } from "vitest";
import type { RedirectRule } from "./redirect-rule.ts";
import { createRedirectTable } from "./redirect-table.ts";

/** Rules written as `from > to`, or `from >> to` for temporary ones, numbered from 1. */
function createRules(...written: string[]): RedirectRule[] {
  return written.map((text, n) => {
    const [from_pattern = "", to_pattern = ""] = text.split(/ >{1,2} /);
    return { id: n + 1, from_pattern, to_pattern, status: text.includes(" >> ") ? 302 : 301 };
  });
}
const follow = (path: string, ...written: string[]) => createRedirectTable(createRules(...written)).follow(path);

test.each([
  ["/find-a-broker/florida", "/locations/florida"],
  ["/Find-A-Broker/Florida", "/locations/Florida"],
  ["/find-a-broker/florida/", "/locations/florida"],
  ["//find-a-broker//florida", "/locations/florida"],
])("redirects %s to %s, preserving parameter values and ignoring case", (path, to) => {
  expect(follow(path, "/find-a-broker/{state} > /locations/{state}")).toEqual({ to, status: 301, ids: [1] });
});

test.each(["/find-a-broker", "/find-a-broker/", "/find-a-broker/florida/tampa", "/a-broker/florida", "/", ""])(
  "doesn't match %s",
  (path) => expect(follow(path, "/find-a-broker/{state} > /locations/{state}")).toBeNull(),
);

test("accepts patterns in readable or percent-encoded form", () => {
  for (const from of ["/café/{a}", "/caf%C3%A9/{a}"]) {
    expect(follow("/caf%c3%a9/x%2Fy", `${from} > /coffee/{a}`)).toMatchObject({ to: "/coffee/x%2Fy" });
  }
});

test("allows parameters to be reordered, repeated or omitted", () => {
  expect(follow("/x/1/2", "/x/{a}/{b} > /y/{b}/{a}/{b}")).toMatchObject({ to: "/y/2/1/2" });
  expect(follow("/x/1/2", "/x/{a}/{b} > /")).toMatchObject({ to: "/" });
});

test("never treats a parameter's value as a parameter", () => {
  expect(follow("/x/%7Bb%7D/2", "/x/{a}/{b} > /y/{a}")).toMatchObject({ to: "/y/%7Bb%7D" });
  expect(follow("/x/{b}/2", "/x/{a}/{b} > /y/{a}")).toMatchObject({ to: "/y/{b}" });
});

test("prefers an exact path to a matching pattern", () => {
  expect(follow("/x/new", "/x/{a} > /any", "/x/new > /one")).toMatchObject({ to: "/one", ids: [2] });
});

test("follows and counts a chain of redirects, which is temporary if any of them is", () => {
  const chain = ["/a > /b", "/b > /c", "/c >> /d", "/d > /e"];
  expect(follow("/c", ...chain)).toEqual({ to: "/e", status: 302, ids: [3, 4] });
  expect(follow("/a", ...chain)).toEqual({ to: "/e", status: 302, ids: [1, 2, 3, 4] });
  expect(follow("/d", ...chain)).toMatchObject({ status: 301 });
});

test("follows at most five hops and ignores loops", () => {
  const chain = ["/1 > /2", "/2 > /3", "/3 > /4", "/4 > /5", "/5 > /6", "/6 > /7"];
  expect(follow("/2", ...chain)).toMatchObject({ to: "/7", ids: [2, 3, 4, 5, 6] });
  expect(follow("/1", ...chain)).toBeNull();
  expect(follow("/a", "/a > /b", "/b > /a")).toBeNull();
});

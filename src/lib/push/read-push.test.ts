import { expect, test } from "vitest";
import { getPushUrl, readPush } from "./read-push.ts";

const origin = "https://brokers.example";

test("reads a notification, and ignores any other message", () => {
  const push = { title: "New lead: Pat Doe", body: "Bakery", path: "/desk/leads/1", tag: "1", lang: "en-US" };
  expect(readPush(JSON.stringify(push))).toEqual(push);
  for (const text of ["", "null", "{}", "[]", '"text"', JSON.stringify({ ...push, title: 1 })])
    expect(readPush(text)).toBeNull();
});

test("opens only pages of its part of the site", () => {
  const desk = { folder: "/desk/", home: "/desk/leads" };
  expect(getPushUrl("/desk/leads/1", origin, desk)).toBe(`${origin}/desk/leads/1`);
  for (const path of [
    "https://other.example/desk/leads",
    "//other.example/desk/",
    "/desk/../profile",
    "/",
    null,
    "http://[",
  ])
    expect(getPushUrl(path, origin, desk)).toBe(`${origin}/desk/leads`);
});

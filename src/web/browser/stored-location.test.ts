import { expect, test } from "vitest";
import { formatClearedLocationCookie, formatLocationCookie, readLocation } from "./stored-location.ts";

const tampa = { slug: "tampa-bay", state_slug: "florida" };

test("stores the chosen office for a year as URL-encoded JSON, for every path", () => {
  expect(formatLocationCookie(tampa, false)).toBe(
    "location=%7B%22slug%22%3A%22tampa-bay%22%2C%22state_slug%22%3A%22florida%22%7D; Path=/; Max-Age=31536000; SameSite=Lax",
  );
});

test("marks the cookie secure over https", () => {
  expect(formatLocationCookie(tampa, true)).toMatch(/; Secure$/);
  expect(formatClearedLocationCookie(true)).toBe("location=; Path=/; Max-Age=0; SameSite=Lax; Secure");
});

test("reads the stored office among other cookies", () => {
  const [pair] = formatLocationCookie({ ...tampa, more: 1 } as typeof tampa, false).split(";");
  expect(readLocation(pair!)).toEqual(tampa);
  expect(readLocation(`my_location=x; ${pair}; locale=en-US`)).toEqual(tampa);
});

test.each([
  "",
  "location=",
  "location=%",
  "location=tampa-bay",
  "location=null",
  "location=%7B%22slug%22%3A%22tampa-bay%22%7D",
  "location=%7B%22slug%22%3A%22..%2F..%22%2C%22state_slug%22%3A%22florida%22%7D",
  "location=%7B%22slug%22%3A%22a%22%2C%22state_slug%22%3A7%7D",
])("reads malformed data as no office: %o", (cookies) => expect(readLocation(cookies)).toBeNull());

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkSegment, isReservedSegment } from "./reserved-segments.ts";

test("reserves every first segment of the site map", () => {
  const routes = readFileSync(join(import.meta.dirname, "../../web/routes.ts"), "utf8");
  const paths = [...routes.matchAll(/(?:\[|\broute\()\s*"([a-z][^"]*)",/g)].map(([, path = ""]) => path);
  const first = [...new Set(paths.map((path) => path.split("/")[0] ?? ""))].filter((part) => /^[a-z]/.test(part));
  expect(first).toEqual(expect.arrayContaining(["buy-a-business", "locations", "agents", "reviews", "marketing"]));
  expect(first.filter((segment) => !isReservedSegment(segment))).toEqual([]);
});

test.each(["en", "fr", "en-ca", "EN-CA", "ja", "locations", "agences", "oficinas", "api", "__manifest", "robots.txt"])(
  "reserves %s",
  (segment) => expect(isReservedSegment(segment)).toBe(true),
);

test.each(["guide-to-selling-your-business", "tampa-bay", "english", "our-promise"])(
  "doesn't reserve %s",
  (segment) => {
    expect(isReservedSegment(segment)).toBe(false);
    expect(() => checkSegment(segment, { locale: "en-US" })).not.toThrow();
  },
);

test("rejects a reserved or invalid slug with a message, and accepts reserved words in later segments", () => {
  const problem = (slug: string, isFirst = true) => {
    try {
      checkSegment(slug, { locale: "en-US", isFirst });
    } catch (error) {
      return (error as { errors: Record<string, string[]> }).errors.slug?.[0];
    }
    return undefined;
  };
  expect(problem("locations")).toBe("The site uses “/locations” itself. Choose another address.");
  expect(problem("locations", false)).toBeUndefined();
  for (const slug of ["", "Über", "a--b", "a/b", "..", "a".repeat(121)]) {
    expect(problem(slug), slug).toContain("Use lowercase letters");
  }
});

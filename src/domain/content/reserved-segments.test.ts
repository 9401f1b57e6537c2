import { expect, test } from "vitest";
import { checkSegment, isReservedSegment } from "./reserved-segments.ts";

test.each(["buy-a-business", "bizmatch", "agents", "reviews", "franchise", "marketing", "my-listings"])(
  "reserves %s, which begins paths of the site",
  (segment) => expect(isReservedSegment(segment)).toBe(true),
);

test.each(["en", "fr", "en-ca", "EN-CA", "ja", "locations", "agences", "oficinas", "api", "robots.txt"])(
  "reserves %s",
  (segment) => expect(isReservedSegment(segment)).toBe(true),
);

test.each(["guide-to-selling-your-business", "tampa-bay", "english", "our-promise", "profile"])(
  "doesn't reserve %s",
  (segment) => {
    expect(isReservedSegment(segment)).toBe(false);
    expect(() => checkSegment(segment, { locale: "en-US" })).not.toThrow();
  },
);

test("rejects a reserved or invalid slug with a message, and accepts reserved words in later segments", () => {
  const getProblem = (slug: string, isFirst = true) => {
    try {
      checkSegment(slug, { locale: "en-US", isFirst });
    } catch (error) {
      return (error as { errors: Record<string, string[]> }).errors.slug?.[0];
    }
    return undefined;
  };
  expect(getProblem("locations")).toBe("The site uses “/locations” itself. Choose another address.");
  expect(getProblem("locations", false)).toBeUndefined();
  for (const slug of ["", "Über", "a--b", "a/b", "..", "a".repeat(121)]) {
    expect(getProblem(slug), slug).toContain("Use lowercase letters");
  }
});

import { afterAll, expect, test } from "vitest";
import { ADDITIONS } from "../support/additions.ts";
import { createSourceCopy } from "../support/source-copy.ts";

const copy = createSourceCopy();

afterAll(() => copy.remove());

test("a field, a filter, emails, a call, a page and a country compile once they are added", () => {
  for (const [, additions] of ADDITIONS) copy.add(additions);
  copy.addCountry();

  expect(copy.typecheck("src", "tests")).toEqual([]);
});

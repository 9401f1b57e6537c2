import { expect, test } from "vitest";
import type { Context } from "#domain/context.ts";
import { EDITIONS } from "#editions/countries.ts";
import { createGazetteer } from "#integrations/gazetteer/gazetteer.ts";
import { redirectSentence } from "./redirect-sentence.ts";

const edition = EDITIONS.US;
const context = { edition, locale: "en-US", gazetteer: createGazetteer([], edition) } as unknown as Context;
const PATH = "/buy-a-business/business-listing-search";

function findTarget(query: string): string | null {
  try {
    redirectSentence(context, new URL(`${PATH}?${query}`, "http://localhost"));
    return null;
  } catch (answer) {
    return decodeURIComponent((answer as Response).headers.get("location") ?? "").slice(PATH.length + 1);
  }
}

test("replaces a sentence by its filters and the remaining words", () => {
  expect(findTarget("q=pizza+in+florida+under+500k")).toBe("q=pizza&price_max=500000&state=florida");
});

test("replaces the filters that the sentence names, and leaves the others", () => {
  expect(findTarget("q=bar+in+texas&state=florida&sde_min=90000&page=3")).toBe(
    "sde_min=90000&state=texas&subcategory=bars-pubs-taverns",
  );
});

test("passes on what no filter can express", () => {
  expect(findTarget("q=bar+with+sales+above+1m")).toBe("subcategory=bars-pubs-taverns&unread=sales+above+1m");
});

test.each(["q=pizza", "q=100234", 'q="car+wash"', "q=joe's", "state=texas", "q="])("leaves %s as it is", (query) => {
  expect(findTarget(query)).toBeNull();
});

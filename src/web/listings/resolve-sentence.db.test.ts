import { expect, test } from "vitest";
import { openTestContext } from "../../../tests/support/context.ts";
import { insertListings, insertOffice } from "../../../tests/support/listings.ts";
import { resolveSentence } from "./resolve-sentence.ts";

const context = await openTestContext();
const office_id = await insertOffice(context.db);
await insertListings(context.db, [
  { number: 100_001, office_id, name: "Texas Bar and Grill" },
  {
    number: 100_002,
    office_id,
    name: "Lone Star Grill",
    region_slug: "texas",
    category_slug: "food-restaurants",
    subcategory_slug: "bars-pubs-taverns",
  },
]);

const PATH = "/buy-a-business/business-listing-search";

const resolveQuery = (query: string) => resolveSentence(context, new URL(`${PATH}?${query}`, "http://localhost"));

async function findTarget(query: string): Promise<string | null> {
  try {
    await resolveQuery(query);
    return null;
  } catch (answer) {
    return decodeURIComponent((answer as Response).headers.get("location") ?? "").slice(PATH.length + 1);
  }
}

test("replaces a sentence by its filters and the remaining words", async () => {
  expect(await findTarget("q=pizza+in+florida+under+500k")).toBe("q=pizza&price_max=500000&state=florida");
});

test("replaces the filters that the sentence names, and leaves the others", async () => {
  expect(await findTarget("q=bar+in+texas&state=florida&sde_min=90000&page=3")).toBe(
    "sde_min=90000&state=texas&subcategory=bars-pubs-taverns",
  );
});

test("passes on what no filter can express", async () => {
  expect(await findTarget("q=bar+with+10+employees")).toBe("subcategory=bars-pubs-taverns&unread=10+employees");
});

test.each([
  ["q=grill+bar+in+texas", "q=grill&state=texas&subcategory=bars-pubs-taverns"],
  ["q=subway+bar+in+texas", "state=texas&subcategory=bars-pubs-taverns&unread=subway"],
  ["q=subway+grill+bar+in+texas", "state=texas&subcategory=bars-pubs-taverns&unread=subway+grill"],
  ["q=bar+in+texas+with+a+dog+that+sings", "state=texas&subcategory=bars-pubs-taverns&unread=dog+sings"],
  ["q=subway+bar+in+alaska", "q=subway&state=alaska&subcategory=bars-pubs-taverns"],
])("narrows by words without a meaning only if that leaves listings: %s", async (query, expected) => {
  expect(await findTarget(query)).toBe(expected);
});

test.each([
  "q=pizza",
  "q=100234",
  "q=33101",
  "q=texas+bar+and+grill",
  'q="car+wash"',
  "q=joe's",
  "q=wood-fired+pizzeria",
  "state=texas",
  "q=",
])("leaves %s as it is", async (query) => {
  expect(await findTarget(query)).toBeNull();
});

test.each([
  ["q=daycare", "subcategory=day-care-child-care"],
  ["q=the+bakery", "subcategory=bakeries"],
  ["q=no+franchise&state=texas", "state=texas&exclude=franchise"],
])("reads %s at its address", async (query, expected) => {
  expect((await resolveQuery(query)).toString()).toBe(expected);
});

import { describe, expect, test } from "vitest";
import { getPage } from "../support/page.ts";
import { sendRequest } from "../support/send-request.ts";
import { getSharedSite } from "../support/shared-site.ts";

const SEARCHES = {
  network: "/buy-a-business/business-listing-search",
  office: "/locations/florida/tampa-bay/buy-a-business/active-business-listings",
  agent: "/agents/marisol-etcheverry/listings",
};

const site = getSharedSite();
/** Number of listings in each search without filters; this file changes none. */
const totals = new Map<string, number>();
async function getTotal(path: string): Promise<number> {
  const total = totals.get(path) ?? (await search("", path)).total;
  totals.set(path, total);
  return total;
}

/** Requests a search as a visitor. */
async function search(query = "", path: string = SEARCHES.network) {
  const { status, body } = await sendRequest(site.origin, `${path}${query && `?${query}`}`);
  const { links, text } = getPage(body);
  const total = Number(/<h2 id="results"[^>]*>([\d,]+) business(?:es)?<\/h2>/.exec(body)?.[1]?.replaceAll(",", ""));
  const posts = links.flatMap((link) => /\/listings\/([a-z0-9-]+-\d+)$/.exec(link)?.[1] ?? []);
  return { status, total, posts: [...new Set(posts)], ignored: /Ignored: .*/.exec(text)?.[0] ?? "", text, links, body };
}

describe.each(Object.entries(SEARCHES))("the search of the %s", (_, path) => {
  test.each([
    "newest",
    "price-asc",
    "price-desc",
    "down-payment-asc",
    "down-payment-desc",
    "sde-asc",
    "sde-desc",
    "name-asc",
    "name-desc",
  ])("sorting by %s loses no listing", async (sort) => {
    const sorted = await search(`sort=${sort}`, path);
    expect(sorted.status).toBe(200);
    expect(sorted.ignored).toBe("");
    expect(sorted.total).toBe(await getTotal(path));
    expect(sorted.posts.length).toBe(Math.min(sorted.total, 24));
  });

  test("keeps its query in the form and links and works without script", async () => {
    const { status, body, links } = await search("state=florida&price_min=1&sort=name-asc", path);
    expect(status).toBe(200);
    expect(body).toMatch(new RegExp(`<form[^>]* action="${path}"`));
    expect(body).toMatch(/<input[^>]* name="price_min"[^>]* value="1"/);
    for (const link of links.filter((href) => href.includes("page="))) expect(link).toContain("sort=name-asc");
  });
});

test.each([
  "q=bakery",
  "q=100206",
  "q=%E2%98%83+caf%C3%A9",
  "state=florida",
  "state=florida&state=texas",
  "category=food-restaurants",
  "subcategory=bakeries",
  "price_min=100000",
  "price_max=1000000",
  "down_payment_max=100000",
  "sde_min=50000",
  "franchise=1",
  "relocatable=1",
  "real_estate=1",
  "lender_prequalified=1",
  "financials_checked=1",
  "kind=franchise",
  "kind=business",
  "office=tampa-bay",
  "agent=marisol-etcheverry",
  "near=33602",
  "near=Tampa&radius=50",
  "bbox=-90,24,-79,31",
  "polygon=-90,24+-79,24+-84,31",
  "page=2",
  "per_page=10",
  "q=&state=&price_min=&near=",
])("the filter %s narrows the search", async (query) => {
  const { status, ignored, total } = await search(query);
  expect(status).toBe(200);
  expect(ignored).toBe("");
  expect(total).toBeLessThanOrEqual(await getTotal(SEARCHES.network));
});

test.each([
  ["state=atlantis", "state “atlantis”"],
  ["category=no-such-sector", "category “no-such-sector”"],
  ["price_min=abc", "price_min “abc” (not a valid amount)"],
  ["price_min=-5", "price_min “-5”"],
  ["price_min=900000&price_max=100", "price_min “900000” (the minimum is above the maximum)"],
  ["sort=best", "sort “best” (not one of the options)"],
  ["page=0", "page “0”"],
  ["page=-1", "page “-1”"],
  ["page=1.5", "page “1.5”"],
  ["per_page=101", "per_page “101”"],
  ["kind=zoo", "kind “zoo”"],
  ["franchise=maybe", "franchise “maybe”"],
  ["bbox=1,2,3", "bbox “1,2,3”"],
  ["polygon=1,2+3,4", "polygon “1,2 3,4” (not an area of 3 to 40 corners"],
  ["near=Nowhereville", "near “Nowhereville”"],
  ["q=%21%3F", "q “!?”"],
  ["state=%3Cscript%3Ealert(1)%3C/script%3E", "state “<script>alert(1)</script>”"],
])("the invalid %s is ignored with a notice", async (query, said) => {
  const { status, ignored, total, body } = await search(query);
  expect(status).toBe(200);
  expect(ignored).toContain(said);
  expect(total).toBe(await getTotal(SEARCHES.network));
  expect(body).not.toContain("<script>alert");
});

test("paging shows every listing once", async () => {
  const { total } = await search();
  expect(total).toBeGreaterThan(48);
  const seen: string[] = [];
  for (let page = 1; page <= Math.ceil(total / 24); page++) seen.push(...(await search(`page=${page}`)).posts);
  expect(seen).toHaveLength(total);
  expect(new Set(seen).size).toBe(total);
});

test.each(["page=999", "page=9007199254740991", "page=3&state=wyoming", "page=9999&sort=name-asc"])(
  "%s is past the last page: the page says so and links back",
  async (query) => {
    const { status, text, links, posts } = await search(query);
    expect(status).toBe(200);
    expect(posts).toEqual([]);
    expect(text).toMatch(/No more results|No exact matches/);
    expect(links).toContain(SEARCHES.network);
  },
);

test("filters without matches show a notice", async () => {
  const { status, total, text } = await search("q=bakery&price_min=999999999");
  expect({ status, total }).toEqual({ status: 200, total: 0 });
  expect(text).toContain("No exact matches");
});

test("an office's and an agent's search show only their own listings", async () => {
  const own = await search("", SEARCHES.office);
  expect(own.total).toBe((await search("office=tampa-bay")).total);
  expect((await search("", SEARCHES.agent)).total).toBe((await search("agent=marisol-etcheverry")).total);
  expect((await search("office=miami", SEARCHES.office)).total).toBe(0);
});

test.each(["page=2", "page=0", "page=abc", "page=99999999999999999999", "page=99999"])(
  "the sold-businesses page handles %s",
  async (query) => {
    const { status, body } = await sendRequest(site.origin, `/sell-a-business/recently-sold-listings?${query}`);
    expect(status).toBe(200);
    expect(getPage(body).headings).toEqual(["Recently sold"]);
  },
);

test("the sold-businesses page applies known filters and names unknown ones", async () => {
  const readSales = async (query: string) =>
    getPage((await sendRequest(site.origin, `/sell-a-business/recently-sold-listings?${query}`)).body).text;
  expect(await readSales("category=no-such-trade&state=texas")).toContain("Ignored: category “no-such-trade”");
  expect(await readSales("category=no-such-trade")).toContain("days");
  expect(await readSales("category=retail")).not.toContain("Ignored:");
});

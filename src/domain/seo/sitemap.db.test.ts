import { beforeEach, expect, test } from "vitest";
import { openTestContext } from "../../../tests/support/context.ts";
import { insertAgent, insertListing, insertListings, insertOffice } from "../../../tests/support/listings.ts";
import { saveBlogPost } from "../content/blog/save-blog-post.ts";
import { saveWebsitePage } from "../content/pages/save-website-page.ts";
import { invalidate } from "../invalidate.ts";
import { listChangedUrls } from "./list-changed-urls.ts";
import { listSitemaps, openSitemap } from "./sitemap.ts";
import { selectListingRange, selectListingRanges, selectListingsAfter } from "./sitemap-queries.ts";

const context = await openTestContext();
const { db } = context;
const tampa = await insertOffice(db, { slug: "tampa-bay" });
const closed = await insertOffice(db, { slug: "closed", status: "Inactive" });
await insertAgent(db, { slug: "grant-okafor", office_id: tampa });
await insertAgent(db, { slug: "gone-away", office_id: tampa, active: false });
await insertAgent(db, { slug: "of-closed", office_id: closed });

const HOME = "/locations/florida/tampa-bay";

beforeEach(async () => {
  await db.deleteFrom("listing_events").execute();
  await db.deleteFrom("listings").execute();
});

async function getPaths(name: string): Promise<string[]> {
  const paths: string[] = [];
  for await (const batch of (await openSitemap(context, name)).urls) paths.push(...batch.map(({ path }) => path));
  return paths;
}

const getListingPath = (number: number) => `/buy-a-business/listings/restaurant-${number}`;

test("includes only listings for sale and drops a sold or withdrawn one at once", async () => {
  const of = { office_id: tampa };
  await insertListings(db, [
    { ...of, number: 100_001 },
    { ...of, number: 100_002, status: "under_offer" },
    { ...of, number: 100_003, status: "draft" },
    { ...of, number: 100_004 },
    { ...of, number: 100_005 },
  ]);
  expect(await getPaths("listings-1")).toEqual([100_001, 100_002, 100_004, 100_005].map(getListingPath));
  const before = await openSitemap(context, "listings-1");
  await db
    .updateTable("listings")
    .set({ status: "sold", sold_at: new Date("2026-11-19T12:00:00Z") })
    .where("number", "=", 100_001)
    .execute();
  await db.updateTable("listings").set({ status: "withdrawn" }).where("number", "=", 100_005).execute();
  expect(await getPaths("listings-1")).toEqual([100_002, 100_004].map(getListingPath));
  expect((await openSitemap(context, "listings-1")).version).not.toBe(before.version);
});

test("splits listings into files of limited size without losing any", async () => {
  const numbers = [5, 6, 100_001, 100_002, 90_000_000, 90_000_001, 90_000_007];
  await insertListings(
    db,
    numbers.map((number) => ({ number, office_id: tampa })),
  );
  const runs = await selectListingRanges(db, 3);
  expect(runs.map(({ first, last, total }) => [first, last, total])).toEqual([
    [5, 100_001, 3],
    [100_002, 90_000_001, 3],
    [90_000_007, 90_000_007, 1],
  ]);
  expect(await selectListingRange(db, 3, 1)).toEqual(runs[1]);
  expect(await selectListingRange(db, 3, 3)).toBeUndefined();
  expect((await selectListingsAfter(db, 100_001, 90_000_001, 2)).map(({ number }) => number)).toEqual([
    100_002, 90_000_000,
  ]);
});

test("includes every listing when a file is read in batches", async () => {
  const numbers = Array.from({ length: 1_001 }, (_, index) => 100_001 + index);
  await insertListings(
    db,
    numbers.map((number) => ({ number, office_id: tampa })),
  );
  expect(await getPaths("listings-1")).toEqual(numbers.map(getListingPath));
});

test("lists every non-empty file in the index with its last change", async () => {
  const listNames = async () => (await listSitemaps(context)).map(({ name }) => name);
  expect(await listNames()).toEqual(["pages", "offices", "agents"]);
  const updated_at = new Date("2026-11-01T12:00:00Z");
  await insertListing(db, { number: 100_001, office_id: tampa, updated_at });
  expect(await listNames()).toEqual(["pages", "offices", "agents", "listings-1"]);
  expect((await listSitemaps(context)).at(-1)?.changed_at).toEqual(updated_at);
  for (const name of ["listings-2", "listings-0", "listings-x", "blog", "constructor", "pages-2"]) {
    await expect(openSitemap(context, name), name).rejects.toMatchObject({ status: 404 });
  }
});

test("omits closed offices and departed agents", async () => {
  expect((await getPaths("offices")).filter((path) => path.startsWith(HOME))).toEqual(
    ["", "/contact-us", "/about/our-team", "/reviews", "/buy-a-business/active-business-listings"].map(
      (path) => HOME + path,
    ),
  );
  expect((await getPaths("offices")).join()).not.toContain("closed");
  expect(await getPaths("agents")).toEqual(["/agents/grant-okafor"]);
});

test("includes custom pages in their own site's sitemap and omits campaign pages", async () => {
  const page = { locale: "en-US", name: "A page", body: "<p>Words</p>", contents: [] } as const;
  await saveWebsitePage(context, { ...page, type: "custom", slug: "how-we-work" });
  await saveWebsitePage(context, { ...page, type: "custom", slug: "by-the-water", office_id: tampa });
  await saveWebsitePage(context, { ...page, type: "marketing", slug: "sell-your-restaurant" });
  expect(await getPaths("pages")).toEqual(
    expect.arrayContaining(["/", "/locations", "/locations/florida", "/how-we-work"]),
  );
  expect(await getPaths("offices")).toContain(`${HOME}/by-the-water`);
  expect((await getPaths("pages")).join()).not.toContain("restaurant");
});

test("includes an article from its publication date", async () => {
  const post = {
    locale: "en-US" as const,
    slug: "what-sde-is",
    title: "SDE",
    description: "What it is",
    heading: "SDE",
    lead: "",
    body: "<p>word</p>",
    author_name: "Grant Okafor",
  };
  await saveBlogPost(context, { ...post, published_at: new Date("2026-05-01T12:00:00Z") });
  await saveBlogPost(context, { ...post, slug: "tomorrow", published_at: new Date("2026-11-21T12:00:00Z") });
  await saveBlogPost(context, {
    ...post,
    slug: "ours",
    office_id: tampa,
    published_at: new Date("2026-05-01T12:00:00Z"),
  });
  expect(await getPaths("blog")).toEqual([`${HOME}/blog/ours`, "/blog/what-sde-is"]);
});

test("notifies search engines of a change with the write that made it, and never of unpublished content", async () => {
  await insertListings(db, [
    { number: 100_001, office_id: tampa },
    { number: 100_002, office_id: tampa, status: "draft" },
    { number: 100_003, office_id: tampa, status: "withdrawn" },
    { number: 100_004, office_id: tampa, status: "withdrawn" },
  ]);
  const event = { field: "status", old_value: "active", new_value: "withdrawn", source: "import" } as const;
  await db
    .insertInto("listing_events")
    .values({ ...event, listing_number: 100_004 })
    .execute();
  const tags = [
    "listings",
    "listing:100001",
    "listing:100002",
    "listing:100003",
    "listing:100004",
    "office:tampa-bay",
  ] as const;
  await invalidate(context, ...tags);
  expect(context.queue.sent).toEqual([]);
  await invalidate({ ...context, network: { ...context.network, notifies_search_engines: true } }, ...tags);
  expect(context.queue.sent).toEqual([{ name: "tell-search-engines", data: { tags: tags.slice(1) } }]);
  const { origin } = context.network;
  expect(await listChangedUrls(context, tags)).toEqual([
    origin + getListingPath(100_001),
    origin + getListingPath(100_004),
    origin + HOME,
  ]);
});

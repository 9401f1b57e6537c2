import { expect, test } from "vitest";
import { openTestContext } from "../../../tests/support/context.ts";
import { insertListings, insertOffice } from "../../../tests/support/listings.ts";
import { FEEDS, renderJsonFeed, renderRss } from "./feeds.ts";

const context = await openTestContext();
const office_id = await insertOffice(context.db);
const createListing = (number: number, day: number) => ({
  number,
  office_id,
  name: number === 100_001 ? "Tom & Jerry's <Diner>" : `Diner ${number}`,
  listed_at: new Date(Date.UTC(2026, 9, day)),
});
await insertListings(context.db, [createListing(100_001, 1), createListing(100_002, 3), createListing(100_003, 2)]);
await context.db
  .insertInto("listing_confidential")
  .values({
    listing_number: 100_001,
    legal_name: "canary-legal",
    street_address: "canary-street",
    yearly_financials: "[]",
  })
  .execute();

const getFeed = async () => {
  const made = await FEEDS.listings?.(context);
  if (!made) throw new Error("There is no feed of listings.");
  return { rss: renderRss(made, context), json: renderJsonFeed(made, context) };
};

test("lists the newest businesses first, each with its own address, without confidential data", async () => {
  const { rss, json } = await getFeed();
  const urls = [100_002, 100_003, 100_001].map((n) => `http://localhost:3000/buy-a-business/listings/restaurant-${n}`);
  expect(json.items.map(({ url }) => url)).toEqual(urls);
  expect([...rss.matchAll(/<guid isPermaLink="true">(.*?)<\/guid>/g)].map(([, url]) => url)).toEqual(urls);
  expect(rss).toContain("<title>Tom &amp; Jerry&apos;s &lt;Diner&gt;, Florida</title>");
  expect(rss).toContain("<pubDate>Sat, 03 Oct 2026 00:00:00 GMT</pubDate>");
  expect(rss + JSON.stringify(json)).not.toContain("canary");
});

test("drops a sold or withdrawn business from the feed immediately", async () => {
  await context.db
    .updateTable("listings")
    .set({ status: "sold", sold_at: new Date("2026-11-19T12:00:00Z") })
    .where("number", "=", 100_002)
    .execute();
  await context.db.updateTable("listings").set({ status: "withdrawn" }).where("number", "=", 100_003).execute();
  const { rss, json } = await getFeed();
  expect(json.items.map(({ title }) => title)).toEqual(["Tom & Jerry's <Diner>, Florida"]);
  expect(rss.match(/<item>/g)).toHaveLength(1);
});

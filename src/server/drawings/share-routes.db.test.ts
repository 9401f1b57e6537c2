import sharp from "sharp";
import { beforeEach, expect, test } from "vitest";
import { saveBlogPost } from "#domain/content/blog/save-blog-post.ts";
import { getLogoKey, getLogoPath } from "#domain/network/logo/logo.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { createPhoto } from "../../../tests/support/create-photo.ts";
import { insertListing, insertOffice } from "../../../tests/support/listings.ts";
import { drawSharePicture, type SharePicture } from "./share-picture.ts";
import { createShareRoutes } from "./share-routes.ts";

const context = await openTestContext();
const office_id = await insertOffice(context.db, { slug: "tampa-bay", name: "Tampa Bay" });
await insertListing(context.db, { number: 100_001, office_id, name: "Harbor Pizzeria", price: 25_000_000 });
await insertListing(context.db, { number: 100_002, office_id, name: "Hidden", status: "withdrawn" });
const post = {
  slug: "what-sde-is",
  locale: "en-US" as const,
  title: "SDE",
  description: "",
  lead: "",
  body: "<p>It is.</p>",
  author_name: "Grant Okafor",
  published_at: new Date("2026-05-01T12:00:00Z"),
};
await saveBlogPost(context, { ...post, heading: "Everyone's" });
await saveBlogPost(context, { ...post, heading: "Ours", office_id });

const drawn: SharePicture[] = [];
const app = createShareRoutes(context, async (picture) => {
  drawn.push(picture);
  return Buffer.from(picture.title);
});
beforeEach(() => void drawn.splice(0));

test("draws a picture for a listing, an office and an article from public data", async () => {
  for (const path of [
    "/listings/100001.png",
    "/offices/tampa-bay.png",
    "/posts/what-sde-is.png",
    "/offices/tampa-bay/posts/what-sde-is.png",
  ])
    expect((await app.request(path)).headers.get("content-type"), path).toBe("image/png");
  expect(drawn.map(({ title }) => title)).toEqual(["Harbor Pizzeria", "Tampa Bay", "Everyone's", "Ours"]);
  expect(drawn[0]?.stats[0]).toEqual({ label: "Asking price", value: "$250,000" });
});

test("shows the uploaded logo, also on the picture of pages without their own", async () => {
  const key = getLogoKey("0".repeat(64));
  await context.files.put(key, await createPhoto({ format: "png", width: 320, height: 80 }));
  const logo = { path: getLogoPath(key), width: 320, height: 80, dark: null };
  const routes = createShareRoutes({ ...context, network: { ...context.network, logo } }, async (picture) => {
    drawn.push(picture);
    return drawSharePicture(picture);
  });
  const response = await routes.request("/network.png");
  expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 1_200, height: 630 });
  expect(drawn[0]).toMatchObject({ title: "Transworld Business Advisors", logo: expect.stringMatching(/^data:image/) });
});

test("draws a picture once, names it by its content, and redraws it when the content changes", async () => {
  const ask = (headers = {}) => app.request("/listings/100001.png", { headers });
  await ask();
  const [one, other] = await Promise.all([ask(), ask()]);
  expect(drawn.length).toBeLessThanOrEqual(1);
  const etag = one.headers.get("etag") ?? "";
  expect(other.headers.get("etag")).toBe(etag);
  expect((await ask({ "If-None-Match": etag })).status).toBe(304);
  drawn.splice(0);
  await context.db.updateTable("listings").set({ price: 20_000_000 }).where("number", "=", 100_001).execute();
  expect((await ask({ "If-None-Match": etag })).status).toBe(200);
  expect(drawn).toHaveLength(1);
});

test.each([
  ["/listings/100002.png", 410],
  ["/listings/100009.png", 404],
  ["/offices/nowhere.png", 404],
  ["/posts/nothing.png", 404],
  ["/listings/100001.jpg", 404],
  ["/", 404],
])("answers %s with %s", async (path, status) => {
  expect((await app.request(path)).status).toBe(status);
  expect(drawn).toEqual([]);
});

test.each([
  ["a long name", "A very long name of a business that goes on ".repeat(6)],
  ["one word without end", "x".repeat(400)],
  ["Japanese", "東京都港区のイタリア料理店、駅から徒歩三分"],
  ["Vietnamese", "Nhà hàng phở ở Hà Nội"],
  ["nothing", ""],
])("draws %s in 1,200 by 630 pixels", async (_, title) => {
  const png = await drawSharePicture({
    brand: "Harbor & Oak",
    logo: null,
    kicker: title,
    title,
    line: title,
    drawing: null,
    stats: [{ label: "Asking price", value: "$250,000" }],
  });
  expect(await sharp(png).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
});

test("draws a storefront as PNG for emails and rejects unknown kinds", async () => {
  const answer = await app.request("/storefronts/restaurant/100001.png");
  expect(answer.headers.get("content-type")).toBe("image/png");
  expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect({ width, height, format }).toEqual({ width: 960, height: 640, format: "png" });
  for (const path of ["/storefronts/castle/1.png", "/storefronts/restaurant/x.png", "/storefronts/restaurant/01.png"])
    expect((await app.request(path)).status, path).toBe(404);
});

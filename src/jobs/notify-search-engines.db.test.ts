import { expect, test } from "vitest";
import { saveBlogPost } from "#domain/content/blog/save-blog-post.ts";
import { runInTransaction } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import { openTestContext } from "../../tests/support/context.ts";
import { insertListing, insertOffice } from "../../tests/support/listings.ts";
import { startJobs } from "./start-jobs.ts";

const base = await openTestContext();
const context = { ...base, network: { ...base.network, notifies_search_engines: true } };
const notified: (readonly string[])[] = [];
await startJobs(
  context,
  { sender: null, from: "a@example.com", rate: 1 },
  { searchEngines: { submit: async (urls) => void notified.push(urls) } },
);
const office_id = await insertOffice(context.db);

test("submits changed URLs in one batch after the commit", async () => {
  await runInTransaction(context, async (tx) => {
    for (const number of [100_001, 100_002]) await insertListing(tx.db, { number, office_id });
    await invalidate(tx, "listings", "listing:100001", "listing:100002");
  });
  await base.queue.runAll();
  expect(notified.splice(0)).toEqual([
    [100_001, 100_002].map((number) => `http://localhost:3000/buy-a-business/listings/restaurant-${number}`),
  ]);
});

test("submits nothing without a page of its own", async () => {
  await invalidate(context, "listings", "content", "redirects");
  await invalidate(context, "listing:100009");
  await base.queue.runAll();
  expect(notified).toEqual([]);
});

test("submits a closed office's URL, and only an article's own URL", async () => {
  await insertOffice(context.db, { slug: "tampa-bay", status: "Inactive" });
  await invalidate(context, "offices", "office:tampa-bay");
  const post = {
    locale: "en-US" as const,
    title: "SDE",
    description: "",
    heading: "SDE",
    lead: "",
    body: "<p>It is.</p>",
    author_name: "Grant Okafor",
    published_at: new Date("2026-05-01T12:00:00Z"),
  };
  await saveBlogPost(base, { ...post, slug: "there-before" });
  await saveBlogPost(context, { ...post, slug: "what-sde-is" });
  await saveBlogPost(context, { ...post, slug: "of-next-year", published_at: new Date("2099-01-01T12:00:00Z") });
  await base.queue.runAll();
  const paths = notified
    .splice(0)
    .flat()
    .map((url) => new URL(url).pathname);
  expect(paths).toEqual(["/locations/florida/tampa-bay", "/blog", "/blog/what-sde-is"]);
});

import { expect, test } from "vitest";
import { openTestContext } from "../../../../tests/support/context.ts";
import { insertAgent, insertOffice } from "../../../../tests/support/listings.ts";
import { findBlogPost } from "./find-blog-post.ts";
import { listBlogPosts } from "./list-blog-posts.ts";
import { type BlogPostInput, saveBlogPost } from "./save-blog-post.ts";

const base = await openTestContext();
const tampa = await insertOffice(base.db, { slug: "tampa-bay" });
await insertAgent(base.db, { slug: "grant-okafor", name: "Grant Okafor", office_id: tampa });
await insertAgent(base.db, { slug: "gone-away", name: "Gone Away", office_id: tampa, active: false });
const invalidated: string[] = [];
const context = { ...base, onInvalidated: (tags: readonly string[]) => void invalidated.push(...tags) };

const createPost = (values: Partial<BlogPostInput>): BlogPostInput => ({
  slug: "what-sde-is",
  locale: "en-US",
  title: "SDE",
  description: "What it is",
  heading: "SDE",
  lead: "Short",
  body: "<p>word</p>",
  author_name: "Grant Okafor",
  author_slug: "grant-okafor",
  published_at: new Date("2026-05-01T12:00:00Z"),
  ...values,
});
const listSlugs = async (options: Parameters<typeof listBlogPosts>[1] = {}) =>
  (await listBlogPosts(context, options)).data.map(({ slug }) => slug);

test("shows an article's reading time, author and sources", async () => {
  const body = `<p>${"word ".repeat(690)}<script>x</script></p>`;
  await saveBlogPost(context, createPost({ body, sources: ["https://example.com/a"] }));
  expect(invalidated.splice(0)).toEqual(["blog", expect.stringMatching(/^article:\d+$/), "content"]);
  const found = await findBlogPost({ ...context, locale: "fr-CA" }, "what-sde-is");
  expect(found).toMatchObject({
    reading_minutes: 3,
    author: { name: "Grant Okafor", slug: "grant-okafor" },
    sources: ["https://example.com/a"],
    office_id: null,
    locale: "en-US",
  });
  expect(found.body).not.toContain("script");
  expect(found).not.toHaveProperty("author_name");
});

test("links no page for an author who is not an active agent", async () => {
  await saveBlogPost(context, createPost({ slug: "by-a-guest", author_slug: "nobody", author_name: "A Guest" }));
  expect((await findBlogPost(context, "by-a-guest")).author).toEqual({ name: "A Guest", slug: null });
  await saveBlogPost(context, createPost({ slug: "by-a-guest", author_slug: "gone-away", author_name: "Gone Away" }));
  expect((await findBlogPost(context, "by-a-guest")).author).toEqual({ name: "Gone Away", slug: null });
});

test("lists the newest first, by page, without future articles", async () => {
  await saveBlogPost(context, createPost({ slug: "newest", published_at: new Date("2026-11-01T12:00:00Z") }));
  await saveBlogPost(context, createPost({ slug: "tomorrow", published_at: new Date("2026-11-21T12:00:00Z") }));
  expect(await listSlugs()).toEqual(["newest", "by-a-guest", "what-sde-is"]);
  const second = await listBlogPosts(context, { page: 2, per_page: 2 });
  expect(second.data.map(({ slug }) => slug)).toEqual(["what-sde-is"]);
  expect(second.meta).toEqual({ page: 2, per_page: 2, total: 3, pages: 2 });
  expect(await listSlugs({ page: 9 })).toEqual([]);
  await expect(findBlogPost(context, "tomorrow")).rejects.toMatchObject({ status: 404 });
});

test("lists an office's own articles with the network's, replacing those with the same slug", async () => {
  await saveBlogPost(context, createPost({ slug: "only-tampa", office_id: tampa }));
  await saveBlogPost(context, createPost({ slug: "newest", heading: "Ours", office_id: tampa }));
  expect(invalidated.splice(0).slice(-4)).toEqual([
    "blog",
    expect.stringMatching(/^article:\d+$/),
    "content",
    "office:tampa-bay",
  ]);
  expect(await listSlugs()).not.toContain("only-tampa");
  expect(await listSlugs({ office_id: tampa })).toEqual(["by-a-guest", "newest", "only-tampa", "what-sde-is"]);
  expect((await findBlogPost(context, "newest", { office_id: tampa })).heading).toBe("Ours");
  expect((await findBlogPost(context, "newest")).heading).toBe("SDE");
  await expect(findBlogPost(context, "only-tampa")).rejects.toMatchObject({ status: 404 });
});

test("returns the translation of an article if there is one", async () => {
  await saveBlogPost(context, createPost({ locale: "fr-CA", heading: "Le BDV" }));
  expect((await findBlogPost({ ...context, locale: "fr-CA" }, "what-sde-is")).heading).toBe("Le BDV");
  expect((await findBlogPost(context, "what-sde-is")).heading).toBe("SDE");
});

test("preserves an edited article when its file changes", async () => {
  const file = createPost({ slug: "from-a-file", source_hash: "1" });
  expect(await saveBlogPost(context, file)).toBe(true);
  expect(await saveBlogPost(context, file)).toBe(false);
  await saveBlogPost(context, createPost({ slug: "from-a-file", heading: "By hand" }));
  expect(await saveBlogPost(context, { ...file, source_hash: "2" })).toBe(false);
  expect((await findBlogPost(context, "from-a-file")).heading).toBe("By hand");
});

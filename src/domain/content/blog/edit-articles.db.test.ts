import { expect, test } from "vitest";
import { openTestContext } from "../../../../tests/support/context.ts";
import { insertStaff } from "../../../../tests/support/leads.ts";
import {
  type ArticleFields,
  articleEditor,
  checkArticle,
  checkNewArticle,
  createArticle,
  listArticles,
} from "./edit-articles.ts";
import { findBlogPost } from "./find-blog-post.ts";
import { saveBlogPost } from "./save-blog-post.ts";

const context = await openTestContext();
const head = { ...context, viewer: await insertStaff(context.db, { name: "Hana Head", staff_role: "head_office" }) };
const reader = { ...context, viewer: await insertStaff(context.db, { name: "Rae Reads", staff_role: "read_only" }) };

const FIELDS: ArticleFields = {
  title: "Leases",
  description: "What a lease says",
  heading: "What your lease says",
  lead: "",
  body: "<p>Read it.</p>",
  author_name: "",
  sources: "",
  published_on: "2026-05-01",
  is_draft: false,
};
const create = (slug: string, fields: Partial<ArticleFields> = {}) =>
  createArticle(head, { ...FIELDS, ...fields, slug, locale: "en-US", office_id: null });

test("a visitor reads a new article, cleaned, with its sources", async () => {
  await create("leases", { body: "<p>Read it.<script>alert(1)</script></p>", sources: "One\n\n Two " });
  expect(await findBlogPost(context, "leases")).toMatchObject({
    heading: "What your lease says",
    body: "<p>Read it.</p>",
    sources: ["One", "Two"],
  });
});

test.each([
  ["a draft", { is_draft: true }],
  ["a scheduled article", { published_on: "2999-01-01" }],
])("a visitor doesn't see %s", async (what, fields) => {
  const slug = what.replaceAll(" ", "-");
  await create(slug, fields);
  await expect(findBlogPost(context, slug)).rejects.toMatchObject({ status: 404 });
  const { data } = await listArticles(reader, { q: slug, sort: "heading", descending: false, page: 1, per_page: 10 });
  expect(data).toMatchObject([{ slug }]);
});

test("an edit replaces the text, and a shipped file no longer does", async () => {
  const file = { slug: "shipped", locale: "en-US" as const, author_name: "Ann", source_hash: "one" };
  const texts = { title: "Title", description: "About", heading: "Heading", lead: "", body: "<p>Shipped</p>" };
  const published_at = new Date("2026-05-01T12:34:00Z");
  await saveBlogPost(context, { ...file, ...texts, published_at });
  const { id } = (await listArticles(head, { q: "shipped", sort: "heading", descending: false, page: 1, per_page: 1 }))
    .data[0]!;
  const { id: _, slug, locale, office, path, may_change, ...edited } = await articleEditor.find(head, id, "write");
  await articleEditor.change(head, id, { ...edited, body: "<p>Edited</p>" });
  await saveBlogPost(context, { ...file, ...texts, published_at, source_hash: "two" });
  expect(await findBlogPost(context, "shipped")).toMatchObject({ body: "<p>Edited</p>", published_at });
});

test("an edit of an older version is a conflict with the current text", async () => {
  const { id, version } = await create("twice");
  await articleEditor.change(head, id, { ...FIELDS, version, body: "<p>First</p>" });
  await expect(articleEditor.change(head, id, { ...FIELDS, version, body: "<p>Second</p>" })).rejects.toMatchObject({
    status: 409,
    current: { body: "<p>First</p>" },
  });
});

test("rejects an address that is taken or wrong, and an unknown language", async () => {
  await create("taken");
  await expect(create("taken")).rejects.toMatchObject({ errors: { slug: [expect.any(String)] } });
  await expect(create("Not A Slug")).rejects.toMatchObject({ errors: { slug: [expect.any(String)] } });
  await expect(
    createArticle(head, { ...FIELDS, slug: "foreign", locale: "xx", office_id: null }),
  ).rejects.toMatchObject({
    errors: { locale: [expect.any(String)] },
  });
});

test("requires the texts and a date that exists", () => {
  expect(checkNewArticle({ published_on: "2026-13-01" })).toMatchObject({
    codes: { title: "required", body: "required", slug: "required", locale: "required", published_on: "invalid" },
  });
  expect(checkArticle({ ...FIELDS, version: "now", slug: "other" })).toMatchObject({
    codes: { slug: "unknown_field" },
  });
});

test("a read-only user can't write", async () => {
  await expect(
    createArticle(reader, { ...FIELDS, slug: "no", locale: "en-US", office_id: null }),
  ).rejects.toMatchObject({
    status: 403,
  });
});

import { expect, test } from "vitest";
import { saveBlogPost } from "#domain/content/blog/save-blog-post.ts";
import { saveWebsitePage } from "#domain/content/pages/save-website-page.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import { visitPage } from "../../../tests/support/visit-page.ts";

const opened = await openTestContext();
const network = { ...opened.network, locales: ["en-US", "es-ES"] as const };
const context = { ...opened, network };

test("a text that isn't translated has its own language, and what surrounds it has the reader's", async () => {
  const body = '<p>We answer. <a href="/es/contact-us">Write to us</a></p>';
  const heading = { name: "heading", type: "text" as const, value: "Our promise" };
  const page = { type: "custom" as const, slug: "our-promise", locale: "en-US" as const, name: "Promise", body };
  await saveWebsitePage(context, { ...page, contents: [heading] });
  const texts = { title: "Costs", description: "", heading: "What it costs", lead: "Little.", author_name: "" };
  const published_at = new Date("2026-05-01");
  await saveBlogPost(context, { ...texts, body, slug: "costs", locale: "en-US", published_at });

  const visit = async (path: string, locale: "en-US" | "es-ES") => (await visitPage({ ...context, locale }, path)).html;
  const [spanish, english] = [await visit("/es/our-promise", "es-ES"), await visit("/en/our-promise", "en-US")];
  expect(spanish).toMatch(/<html lang="es[^"]*"/);
  expect(spanish).toMatch(/<h1 lang="en-US"[^>]*>Our promise</);
  expect(spanish).toMatch(/<div lang="en-US" class="prose[^"]*"><p>We answer. <a href="\/es\/contact-us">/);
  expect(spanish).not.toContain('<nav lang="en-US"');
  expect(english).not.toContain('lang="en-US" class');
  expect(english).toContain('<a href="/en/contact-us">');
  expect(await visit("/es/blog/costs", "es-ES")).toMatch(/<h1 lang="en-US"[^>]*>What it costs</);
  expect(await visit("/es/blog", "es-ES")).toMatch(/<h2 class="[^"]*" lang="en-US">/);
});

import { expect, test } from "vitest";
import { openTestContext } from "../../../../tests/support/context.ts";
import { saveBlogPost } from "../blog/save-blog-post.ts";
import { saveMenu } from "../menus/save-menu.ts";
import { saveWebsitePage } from "../pages/save-website-page.ts";
import { saveSection } from "../sections/save-section.ts";
import { listLinksTo } from "./list-links-to.ts";

const opened = await openTestContext();
const context = { ...opened, network: { ...opened.network, locales: ["en-US", "es-ES"] as const } };
const { db } = context;

async function savePage(
  slug: string,
  { locale = "en-US" as "en-US" | "es-ES", body = "<p>Text</p>", is_draft = false },
) {
  const page = { type: "custom" as const, slug, locale, name: slug, body, is_draft, contents: [] };
  await saveWebsitePage(context, page);
  const saved = db.selectFrom("website_pages").select("id").where("slug", "=", slug).where("locale", "=", locale);
  return { kind: "page" as const, path: `/${slug}`, ...(await saved.executeTakeFirstOrThrow()) };
}

const listNames = async (text: Parameters<typeof listLinksTo>[1]) =>
  (await listLinksTo(context, text)).map(({ kind, name, locale }) => [kind, name, locale].join(" "));

test("finds links in articles, pages, sections, menus and redirects, and no other addresses or drafts", async () => {
  const fees = await savePage("fees", { body: '<p><a href="/fees#top">Up</a></p>' });
  await savePage("about-fees", { body: '<p><a href="/es/fees?from=about">Fees</a></p>' });
  await savePage("others", {
    body: '<p>/fees-and-terms <a href="/fees-and-terms">A</a> <a href="/our/fees">B</a></p>',
  });
  await savePage("drafted", { body: '<p><a href="/fees">Fees</a></p>', is_draft: true });
  await saveBlogPost(context, {
    slug: "costs",
    locale: "en-US",
    title: "Costs",
    description: "",
    heading: "What it costs",
    lead: "",
    body: `<p><a href="${context.network.origin}/fees/">Fees</a></p>`,
    author_name: "",
    published_at: new Date("2026-05-01"),
  });
  const questions = JSON.stringify([{ question: "How much?", answer: '<p><a href="/fees">See here</a></p>' }]);
  const contents = [
    { name: "cta_link", type: "link" as const, value: "/fees" },
    { name: "questions", type: "json" as const, value: questions },
  ];
  await saveSection(context, { name: "home", locale: "en-US", office_id: null, contents });
  const data = [{ label: "Sell", url: "/sell", children: [{ label: "Fees", url: "/fees", children: [] }] }];
  await saveMenu(context, { name: "header", locale: "es-ES", office_id: null, data });
  await db
    .insertInto("website_redirects")
    .values({ from_pattern: "/old-fees", to_pattern: "/fees", status: 301, active: true })
    .execute();
  expect(await listNames(fees)).toEqual([
    "article What it costs en-US",
    "menu header es-ES",
    "page about-fees en-US",
    "redirect /old-fees ",
    "section home en-US",
  ]);
});

test("leaves out what is read in a language in which the address still has a page", async () => {
  const english = await savePage("promises", {});
  const spanish = await savePage("promises", { locale: "es-ES" });
  await savePage("english", { body: '<p><a href="/promises">Promises</a></p>' });
  await savePage("spanish", { locale: "es-ES", body: '<p><a href="/promises">Promises</a></p>' });
  expect(await listNames(spanish), "Spanish readers get the English page").toEqual([]);
  expect(await listNames(english)).toEqual(["page english en-US"]);
});

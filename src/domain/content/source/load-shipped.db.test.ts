import { join } from "node:path";
import { expect, test } from "vitest";
import { findAgent } from "#domain/offices/agents/find-agent.ts";
import { findOffice } from "#domain/offices/find-office.ts";
import { openTestContext } from "../../../../tests/support/context.ts";
import { insertAgent, insertOffice } from "../../../../tests/support/listings.ts";
import { findBlogPost } from "../blog/find-blog-post.ts";
import { listBlogPosts } from "../blog/list-blog-posts.ts";
import { listCustomComponentTypes } from "../components/find-custom-component.ts";
import { getContentList } from "../content.ts";
import { listMenus } from "../menus/list-menus.ts";
import { listGuides } from "../pages/find-guide.ts";
import { listPageTemplates, listWebsitePages } from "../pages/find-website-page.ts";
import { findHomePage } from "../sections/find-home-page.ts";
import { findSection, listSections } from "../sections/find-section.ts";
import { loadContent } from "./load-content.ts";

const context = await openTestContext();
const folder = join(import.meta.dirname, "../../../../content");
const demo = join(import.meta.dirname, "../../../../demo/content");

async function listLeaders(): Promise<unknown[] | undefined> {
  const { contents } = (await findSection(context, "our-leadership-team")) ?? { contents: [] };
  return contents.some(({ name }) => name === "leaders") ? getContentList(contents, "leaders") : undefined;
}

test("loads all shipped files, also for a network without demo data", async () => {
  const report = await loadContent(context, folder);
  expect(report?.written).toBeGreaterThan(40);
  expect(await loadContent(context, folder)).toBeNull();
  const settings = await findSection(context, "settings");
  expect(settings?.contents.map(({ name, value }) => [name, value])).toEqual([
    ["google_tag_manager_id", ""],
    ["google_analytics_id", ""],
    ["facebook_pixel_id", ""],
  ]);
  expect((await listSections({ ...context, locale: "fr-CA" }, ["site-header", "site-footer"])).length).toBe(2);
  expect((await listMenus(context)).map(({ name }) => name)).toEqual(["footer", "header"]);
  expect((await listGuides(context)).map(({ slug }) => slug)).toEqual([
    "guide-to-selling-your-business",
    "guide-to-buying-a-business",
  ]);
  expect(await listPageTemplates(context)).toEqual([{ slug: "industries", name: "Industries" }]);
  expect((await findBlogPost(context, "what-sde-is-and-is-not")).reading_minutes).toBe(3);
  expect((await listBlogPosts(context)).meta.total).toBe(8);
});

test("names no fictional people without the demo", async () => {
  const office_id = await insertOffice(context.db, { slug: "tampa-bay" });
  await insertAgent(context.db, { slug: "grant-okafor", office_id });
  await loadContent(context, folder);
  expect(await listWebsitePages(context, { office_id })).toEqual([]);
  expect(await listLeaders()).toBeUndefined();
  expect((await listBlogPosts(context)).data.map(({ author }) => author)).toEqual(Array(8).fill(null));
});

test("adds the pages of the demo's offices and agents", async () => {
  const { id: office_id } = await findOffice(context, "tampa-bay");
  const { agent } = await findAgent(context, "grant-okafor");
  const agent_id = agent.id;
  // Seven files of their own, the leaders, and the authors of eight articles.
  expect((await loadContent(context, folder, demo))?.written).toBe(16);
  expect(await loadContent(context, folder, demo)).toBeNull();
  expect(await listLeaders()).toHaveLength(6);
  expect((await listBlogPosts(context)).data.every(({ author }) => author?.name)).toBe(true);
  expect((await listWebsitePages(context, { office_id })).map(({ slug }) => slug)).toEqual(["selling-by-the-water"]);
  expect((await listWebsitePages(context, { agent_id })).map(({ slug }) => slug)).toEqual(["what-a-lender-looks-at"]);
  const [type] = await listCustomComponentTypes(context, office_id);
  expect(type?.components.map(({ slug }) => slug)).toEqual(["restaurants", "health", "on-the-water"]);
  const { contents } = await findHomePage(context, "tampa-bay");
  const getValue = (name: string) => contents.find((content) => content.name === name)?.value;
  expect(getValue("why_heading")).toBe("Why Tampa Bay owners choose us");
  expect(getValue("sell_heading")).toBe("Sell your business");
  for (const start of ["sell_", "buy_", "why_", "merger_", "review_", "cta_"]) {
    expect(
      contents.some(({ name }) => name.startsWith(start)),
      start,
    ).toBe(true);
  }
});

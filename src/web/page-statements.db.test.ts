import { beforeAll, describe, expect, test } from "vitest";
import { saveBlogPost } from "#domain/content/blog/save-blog-post.ts";
import { savePageTemplate, saveWebsitePage } from "#domain/content/pages/save-website-page.ts";
import type { Context, Viewer } from "#domain/context.ts";
import { followListings } from "#domain/listings/find-rows.ts";
import { startReadCache } from "#domain/read-cache.ts";
import { CachedIndex } from "#domain/search/index/live-index.ts";
import { silentLog } from "#lib/log.ts";
import { insertBuyer } from "../../tests/support/buyer-rows.ts";
import { countStatements } from "../../tests/support/count-statements.ts";
import { insertAgent, insertListings } from "../../tests/support/listings.ts";
import { visitPage } from "../../tests/support/visit-page.ts";
import { openWrittenNetwork } from "../../tests/support/written-network.ts";
import type { Parameter } from "./site-map/page.ts";
import { getPattern, listPages, type MountedPage, SITE_MAP } from "./site-map.ts";

const NO_CHANGES = { onChange: () => {} };

let context: Context;
let sent: () => number;

beforeAll(async () => {
  const written = await openWrittenNetwork();
  const { db } = written;
  const tampa = await db.selectFrom("offices").select("id").where("slug", "=", "tampa-bay").executeTakeFirstOrThrow();
  const grant = await db.selectFrom("agents").select("id").where("slug", "=", "grant-okafor").executeTakeFirstOrThrow();
  const owner = { office_id: tampa.id, agent_id: grant.id };
  const en = { locale: "en-US" } as const;
  // The map of the component page shows an area.
  const place = { latitude: 27.95, longitude: -82.46 };
  await insertListings(db, [
    { number: 100_010, ...owner, slug: "subs-100010", name: "Subs", kind: "franchise", thropro: true },
    ...Array.from({ length: 60 }, (_, n) => ({
      number: 100_011 + n,
      ...owner,
      ...place,
      name: `Deli ${n}`,
      price: 100 * n,
    })),
  ]);
  await insertAgent(db, { slug: "leo-park", office_id: tampa.id });
  await saveBlogPost(written, {
    ...en,
    slug: "selling",
    title: "Selling",
    description: "",
    heading: "Selling",
    lead: "",
    body: "<p>Sell.</p>",
    author_name: "Grant Okafor",
    author_slug: "grant-okafor",
    published_at: new Date("2026-10-01"),
  });
  await savePageTemplate(written, { slug: "industries", name: "Industries" });
  const page = { ...en, name: "Page", body: "<p>Text</p>", contents: [] };
  await saveWebsitePage(written, { ...page, type: "template", template_slug: "industries", slug: "bakeries" });
  for (const type of ["marketing", "seller_landing", "seller_valuation"] as const)
    await saveWebsitePage(written, { ...page, type, slug: "campaign" });
  ({ context, sent } = countStatements({
    ...written,
    index: new CachedIndex(written.connection.db, written.edition, silentLog),
  }));
  startReadCache(context.db, NO_CHANGES);
  followListings(context.db, NO_CHANGES);
});

const PARAMETERS: Record<Exclude<Parameter, "document" | "page">, Record<string, string>> = {
  region: { state: "florida" },
  listing: { post: "restaurant-100011" },
  post: { blog: "selling" },
  template: { template_slug: "industries", page_slug: "bakeries" },
  campaign: { marketingCustomPageSlug: "campaign" },
};

const CUSTOM_PAGES: Record<string, string> = { network: "our-promise", office: "by-the-water", agent: "lending" };

function getParams({
  key,
  mount,
  parameter,
}: Pick<MountedPage, "key" | "mount" | "parameter">): Record<string, string> {
  if (parameter === "page") return { customPageSlug: CUSTOM_PAGES[mount] ?? "" };
  if (key === "franchiseListing") return { post: "subs-100010" };
  return parameter && parameter !== "document" ? PARAMETERS[parameter] : {};
}

const MOUNT_PARAMS: Record<string, Record<string, string>> = {
  office: { state: "florida", slug: "tampa-bay" },
  agent: { agent: "grant-okafor" },
};

/** Renders a page without the page cache, and returns how many statements that took. */
async function countPage(
  { key, mount, path }: MountedPage,
  query = "",
  more: Record<string, string> = {},
  viewer: Viewer = context.viewer,
): Promise<number> {
  const params = { ...getParams({ ...SITE_MAP[key], key, mount }), ...MOUNT_PARAMS[mount], ...more };
  const pathname = getPattern({ mount, path }).replace(/:(\w+)/g, (_, name: keyof typeof params) => params[name] ?? "");
  const before = sent();
  const { status } = await visitPage({ ...context, viewer, isDemoOpen: () => true }, pathname + query);
  expect(status, pathname).toBe(200);
  return sent() - before;
}

const PUBLIC_PAGES = listPages().filter(({ key, mount }) => mount !== "buyer" && key !== "notFound");

const getPage = (key: MountedPage["key"], mount = "network"): MountedPage =>
  PUBLIC_PAGES.find((page) => page.key === key && page.mount === mount)!;

test.each(PUBLIC_PAGES.map((page) => [`${page.key} of ${page.mount}`, page] as const))(
  "%s runs no statement if nothing it shows has changed",
  async (_, page) => {
    await countPage(page);
    expect(await countPage(page)).toBe(0);
  },
);

describe("runs at most two statements for what nobody has requested yet", () => {
  beforeAll(async () => {
    for (const page of PUBLIC_PAGES) await countPage(page);
  });

  test.each([
    ["a page of a search", getPage("search"), "?price_min=1&page=2", 1],
    ["a page of cards that are in memory", getPage("search"), "?price_min=1&page=2&sort=price-asc", 1],
    ["a search by words", getPage("search"), "?q=deli", 2],
    ["a search within an office", getPage("search", "office"), "?sort=price-desc", 1],
    ["a search by an agent's slug", getPage("search"), "?agent=grant-okafor&price_max=2000", 1],
    ["a filter of recently sold listings", getPage("recentlySold"), "?category=retail&band=250000", 2],
    ["a page of reviews", getPage("reviews", "office"), "?page=2", 2],
    ["a page of articles", getPage("blog"), "?page=2", 0],
    ["a search for agents", getPage("team"), "?q=grant", 2],
  ])("%s", async (_, page, query, max) => {
    expect(await countPage(page, query)).toBeLessThanOrEqual(max);
  });

  test.each([
    ["a listing", getPage("listing"), { post: "restaurant-100040" }],
    ["an office", getPage("officeHome", "office"), { state: "new-york", slug: "albany" }],
    ["an office's team", getPage("team", "office"), { state: "new-york", slug: "albany" }],
    ["an agent", getPage("agentHome", "agent"), { agent: "leo-park" }],
  ])("%s", async (_, page, params) => {
    expect(await countPage(page, "", params)).toBeLessThanOrEqual(2);
  });

  test("the first page of all listings again, which needs none", async () => {
    expect(await countPage(getPage("search"))).toBe(0);
  });
});

test.each(
  listPages()
    // The profile also needs the row of a session.
    .filter(({ key, mount, path }) => mount === "buyer" && key !== "profile" && !path.includes(":"))
    .map((page) => [page.key, page] as const),
)("a buyer's %s runs at most five statements", async (_, page) => {
  const buyer = await insertBuyer(context.db);
  await countPage(page, "", {}, buyer);
  expect(await countPage(page, "", {}, buyer)).toBeLessThanOrEqual(5);
});

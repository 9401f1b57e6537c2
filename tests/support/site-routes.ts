import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../src/web/routes.ts";
import { getPage } from "./page.ts";
import { sendRequest } from "./send-request.ts";

/** A demo office and agent with content of every kind. */
export const OFFICE = "/locations/florida/tampa-bay";
export const AGENT = "/agents/grant-okafor";

const POST = /\/listings\/([a-z0-9-]+-\d+)$/;

/** Where to find a value for a route's parameters: by the pattern that needs it, a page and the link on it. */
const FOUND_ON: [pattern: RegExp, page: string, link: RegExp][] = [
  [/^\/locations\/.*\/franchise\/listings\//, `${OFFICE}/buy-a-business/active-business-listings?kind=franchise`, POST],
  [/^\/locations\/.*\/listings\//, `${OFFICE}/buy-a-business/active-business-listings?kind=business`, POST],
  [/^\/agents\/.*\/listings\//, `${AGENT}/listings?kind=business`, POST],
  [/^\/buy-a-business\/listings\//, "/buy-a-business/business-listing-search", POST],
  [/^\/bizmatch\/ndas\//, "/buy-a-business/business-listing-search", POST],
  [/\/blog\/:blog$/, "/blog", /\/blog\/([a-z0-9-]+)$/],
];

/** Pages of the shipped content; some are linked only from campaigns. */
const CONTENT_PATHS: Record<string, string> = {
  "/:customPageSlug": "/guide-to-selling-your-business",
  "/locations/:state/:slug/:customPageSlug": `${OFFICE}/selling-by-the-water`,
  "/agents/:agent/:customPageSlug": `${AGENT}/what-a-lender-looks-at`,
  "/marketing/:marketingCustomPageSlug": "/marketing/sell-your-restaurant",
  "/seller-landing/:marketingCustomPageSlug": "/seller-landing/thinking-of-retiring",
  "/seller-valuation/:marketingCustomPageSlug": "/seller-valuation/what-could-you-sell-for",
  "/:template_slug/:page_slug": "/industries/auto-repair",
};

/** A route pattern such as `/locations/:state/:slug/blog`, and the file of its page. */
export interface SiteRoute {
  pattern: string;
  file: string;
}

/** Returns every route of the table except the catch-alls. */
export function getSiteRoutes(entries = routes as RouteConfigEntry[], base = ""): SiteRoute[] {
  return entries.flatMap(({ path, index, children, file }) => {
    const own = path ? `${base}/${path}` : base;
    if (children) return getSiteRoutes(children, own);
    if (path === "*") return [];
    return [{ pattern: index ? own || "/" : own, file }];
  });
}

export function sitePatterns(): string[] {
  return getSiteRoutes().map(({ pattern }) => pattern);
}

/** Returns whether only a signed-in buyer sees it. */
export function isBuyerPage(pattern: string): boolean {
  return pattern.startsWith("/bizmatch/");
}

/**
 * Returns a path of a running site for a route pattern, or undefined if the demo has nothing to fill it with. `prefix`
 * is the language under which to look for it; the returned path has none.
 */
export async function findExamplePath(origin: string, pattern: string, prefix = ""): Promise<string | undefined> {
  const written = CONTENT_PATHS[pattern];
  if (written) return written;
  if (pattern === "/agents/:agent/franchise/listings/:post") return findAgentFranchise(origin, prefix);
  const filled = pattern.replace("/locations/:state/:slug", OFFICE).replace("/agents/:agent", AGENT);
  const open = /:(\w+)/.exec(filled)?.[1];
  if (!open) return filled;
  if (open === "state") return filled.replace(":state", "florida");
  const [, page = "", link = POST] = FOUND_ON.find(([needs]) => needs.test(pattern)) ?? [];
  const { links } = getPage((await sendRequest(origin, prefix + page)).body);
  const found = links.map((href) => link.exec(href)?.[1]).find(Boolean);
  const path = found && filled.replace(`:${open}`, found);
  // A document has no page before its listing's agreement is signed.
  return path?.includes("/:") ? undefined : path;
}

/** Finds an agent's franchise listing; few agents have one. */
async function findAgentFranchise(origin: string, prefix: string): Promise<string | undefined> {
  const linksOn = async (path: string): Promise<string[]> =>
    getPage((await sendRequest(origin, prefix + path)).body).links.map((href) => href.slice(prefix.length));
  const search = "/buy-a-business/business-listing-search?kind=franchise";
  for (const listing of new Set((await linksOn(search)).filter((href) => POST.test(href)))) {
    const agent = (await linksOn(listing)).find((href) => /^\/agents\/[^/]+$/.test(href));
    if (agent) return `${agent}/franchise${POST.exec(listing)?.[0]}`;
  }
  return undefined;
}

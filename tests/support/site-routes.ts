import type { Mount } from "#web/site-map/page.ts";
import { fillPath, getPattern, listPages, type MountedPage, type PageKey, SITE_MAP } from "#web/site-map.ts";
import { getPage } from "./page.ts";
import { sendRequest } from "./send-request.ts";

/** A demo office and agent with content of every kind. */
export const OFFICE = "/locations/florida/tampa-bay";
export const AGENT = "/agents/grant-okafor";

const POST = /\/listings\/([a-z0-9-]+-\d+)$/;

/** Pages of the shipped content; some are linked only from campaigns. */
const CONTENT_PATHS: Partial<Record<PageKey, Partial<Record<Mount, string>>>> = {
  customPage: {
    network: "/guide-to-selling-your-business",
    office: `${OFFICE}/selling-by-the-water`,
    agent: `${AGENT}/what-a-lender-looks-at`,
  },
  marketing: { logo: "/marketing/sell-your-restaurant" },
  sellerLanding: { logo: "/seller-landing/thinking-of-retiring" },
  sellerValuation: { logo: "/seller-valuation/what-could-you-sell-for" },
  templatePage: { logo: "/industries/auto-repair" },
};

/** A page on one of its mounts, with a route pattern such as `/locations/:state/:slug/blog`. */
export interface SiteRoute extends MountedPage {
  pattern: string;
}

/** Returns every route of the site map except the catch-alls. */
export function getSiteRoutes(): SiteRoute[] {
  return listPages()
    .filter(({ key }) => key !== "notFound")
    .map((page) => ({ ...page, pattern: getPattern(page) }));
}

/** Whether it is the first route of its page file, which may serve several mounts. */
export const isFirstOfItsFile = ({ file }: SiteRoute, at: number, all: readonly SiteRoute[]): boolean =>
  all.findIndex((route) => route.file === file) === at;

/** Returns whether visitors see it without signing in. */
export const isPublic = ({ mount }: SiteRoute): boolean => mount !== "buyer";

const fillSite = (pattern: string): string =>
  pattern.replace("/locations/:state/:slug", OFFICE).replace("/agents/:agent", AGENT);

/**
 * Returns a path of a running site for a route, or undefined if the demo has nothing to fill it with. `prefix` is the
 * language under which to look for it; the returned path has none.
 */
export async function findExamplePath(origin: string, route: SiteRoute, prefix = ""): Promise<string | undefined> {
  const { key, mount, parameter, pattern } = route;
  const path = fillSite(pattern);
  if (!parameter) return path;
  if (parameter === "region") return fillPath(path, ["florida"]);
  // A document has no page before its listing's agreement is signed.
  if (parameter === "document") return undefined;
  if (key === "franchiseListing" && mount === "agent") return findAgentFranchise(origin, prefix);
  const written = CONTENT_PATHS[key]?.[mount];
  if (written) return written;
  const { body } = await sendRequest(origin, prefix + getListPath(route));
  const link = parameter === "post" ? /\/blog\/([a-z0-9-]+)$/ : POST;
  const found = getPage(body)
    .links.map((href) => link.exec(href)?.[1])
    .find(Boolean);
  return found && fillPath(path, [found]);
}

/** The page that links to what fills in a route's parameter. */
function getListPath({ key, mount, parameter }: SiteRoute): string {
  const site = mount === "office" || mount === "agent" ? mount : "network";
  const paths: Partial<Record<Mount, string>> = SITE_MAP[parameter === "post" ? "blog" : "search"].paths;
  const kind = key === "franchiseListing" ? "?kind=franchise" : "?kind=business";
  return fillSite(getPattern({ mount: site, path: paths[site] ?? "" })) + (parameter === "post" ? "" : kind);
}

/** Finds an agent's franchise listing; few agents have one. */
async function findAgentFranchise(origin: string, prefix: string): Promise<string | undefined> {
  const listLinks = async (path: string): Promise<string[]> =>
    getPage((await sendRequest(origin, prefix + path)).body).links.map((href) => href.slice(prefix.length));
  const search = "/buy-a-business/business-listing-search?kind=franchise";
  for (const listing of new Set((await listLinks(search)).filter((href) => POST.test(href)))) {
    const agent = (await listLinks(listing)).find((href) => /^\/agents\/[^/]+$/.test(href));
    if (agent) return `${agent}/franchise${POST.exec(listing)?.[0]}`;
  }
  return undefined;
}

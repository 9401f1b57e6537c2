import { getPagePath, listPages } from "#web/site-map.ts";
import { parseAgentPath, parseOfficePath } from "./shared-paths.ts";
import { type Guard, type NewAddress, pass, redirectPermanently } from "./visit.ts";

/** Redirects the pages of closed and renamed offices, and of former and renamed agents, to where they are now. */
export const formerAddressGuard: Guard = ({ path, query }, network) => {
  const office = parseOfficePath(path, network.locations_segment);
  const below = office ?? parseAgentPath(path);
  if (!below) return pass;
  const slug = below.base.slice(below.base.lastIndexOf("/") + 1);
  const address = office ? network.findFormerOffice(slug) : network.findFormerAgent(slug);
  return address ? redirectPermanently(toNewPath(below.rest, address) + query) : pass;
};

const LISTING = /^(?:franchise\/)?listings\/([^/]+)$/;

/** A listing may belong to someone else by now, so it redirects to its canonical address. */
function toNewPath(rest: string, { base, pages }: NewAddress): string {
  if (pages === "all") return rest ? `${base}/${rest}` : base;
  const [, post] = LISTING.exec(rest) ?? [];
  if (post) return getPagePath("listing", post);
  return rest && pages !== "none" && hasPage(pages, rest) ? `${base}/${rest}` : base;
}

const PAGES = {
  merged: createPattern("office", () => true),
  office: createPattern("office", isFixed),
  agent: createPattern("agent", isFixed),
};

function createPattern(mount: "office" | "agent", includes: (path: string) => boolean): RegExp {
  const paths = listPages(mount)
    .map(({ path }) => path)
    .filter((path) => path !== "" && path !== "*" && includes(path));
  return new RegExp(`^(?:${paths.map((path) => path.replace(/:\w+/g, "[^/]+")).join("|")})$`);
}

/** Returns whether every office or agent has this page, rather than only those who wrote one. */
function isFixed(path: string): boolean {
  return !path.includes(":");
}

function hasPage(pages: keyof typeof PAGES, rest: string): boolean {
  return PAGES[pages].test(rest);
}

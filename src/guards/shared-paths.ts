/*
 * The table of redirects. The server checks it before any page and the browser before following a link, so it is small
 * and depends only on paths.
 */

/** Pages that agents have as well, where a visitor stays with the agent. */
const WITH_AGENT = [
  "contact-us",
  "contact-us/thank-you",
  "sell-a-business",
  "sell-a-business/what-is-my-business-worth",
  "sell-a-business/calculator",
  "sell-a-business/seller-registration",
  "sell-a-business/seller-registration/thank-you",
  "buy-a-business",
  "buy-a-business/buyer-registration",
  "buy-a-business/buyer-registration/thank-you",
];

/** Pages that exist at the root and under every office. */
const SHARED = [
  ...WITH_AGENT,
  "about/our-team",
  "sell-a-business/recently-sold-listings",
  "sell-a-business/mergers-and-acquisitions",
  "sell-a-business/finding-a-business-broker",
  "sell-a-business/seller-faq",
  "buy-a-business/thropro-listings",
  "buy-a-business/finding-the-right-business",
  "buy-a-business/buyer-faq",
  "buy-a-franchise",
  "blog",
];

/** Shared pages with any address below them. */
const SHARED_BELOW = /^blog\/[^/]+$/;

const ROOT_SEARCH = "buy-a-business/business-listing-search";
const OFFICE_SEARCH = "buy-a-business/active-business-listings";

/** Old path names below an office or an agent, and their current names. */
const RENAMED_OFFICE_PAGES = new Map([[ROOT_SEARCH, `/${OFFICE_SEARCH}`]]);
const RENAMED_AGENT_PAGES = new Map([
  ["bio", ""],
  ["my-listings", "#my-listings"],
]);

/** A path below an office or an agent: the owner's path, and the rest without a leading slash. */
interface Below {
  base: string;
  rest: string;
}

const OFFICE = /^(\/([^/]+)\/[^/]+\/[^/]+)(?:\/(.*))?$/;
const AGENT = /^(\/agents\/[^/]+)(?:\/(.*))?$/;

/** Returns the office's part of a path, given the edition's locations segment. */
export function parseOfficePath(path: string, segment: string): Below | null {
  const [, base, first, rest = ""] = OFFICE.exec(path) ?? [];
  return base && first === segment ? { base, rest } : null;
}

export function parseAgentPath(path: string): Below | null {
  const [, base, rest = ""] = AGENT.exec(path) ?? [];
  return base ? { base, rest } : null;
}

/** Returns the office's version of a root page; null if it has none. */
export function getOfficeVersion(path: string, officePath: string): string | null {
  const page = path.slice(1);
  return SHARED.includes(page) || SHARED_BELOW.test(page) || page === "reviews" ? officePath + path : null;
}

/** Returns where a visitor who names an office goes from here; null if the office changes nothing. */
export function getOfficePage(path: string, officePath: string, segment: string): string | null {
  if (path === "/") return officePath;
  if (path === `/${ROOT_SEARCH}`) return `${officePath}/${OFFICE_SEARCH}`;
  const below = parseOfficePath(path, segment);
  return below ? officePath + path.slice(below.base.length) : getOfficeVersion(path, officePath);
}

/** Returns the agent's version of a page for a visitor who comes from the agent's pages; null if there is none. */
export function getAgentVersion(path: string, from: string): string | null {
  const agent = parseAgentPath(from);
  return agent && WITH_AGENT.includes(path.slice(1)) ? agent.base + path : null;
}

/** Returns the current name of a page below an office; null if it was not renamed. */
export function getRenamedOfficePath(path: string, segment: string): string | null {
  return getNewPath(parseOfficePath(path, segment), RENAMED_OFFICE_PAGES);
}

/** Returns the current name of a page below an agent, which may end in a hash; null if it was not renamed. */
export function getRenamedAgentPath(path: string): string | null {
  return getNewPath(parseAgentPath(path), RENAMED_AGENT_PAGES);
}

function getNewPath(below: Below | null, names: ReadonlyMap<string, string>): string | null {
  const name = below ? names.get(below.rest) : undefined;
  return below && name !== undefined ? below.base + name : null;
}

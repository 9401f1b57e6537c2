import { findVersion, SITE_MAP } from "#web/site-map.ts";

/*
 * Redirects that follow from the site map. The server checks them before any page and the browser before following a
 * link, so they depend only on paths.
 */

/** Old path names below an agent, and their current names. */
const RENAMED_AGENT_PAGES = new Map([
  ["bio", ""],
  ["my-listings", "#my-listings"],
]);

/** A path below an office or an agent, split into the owner's path and the rest without a leading slash. */
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

/** Returns the office's version of a network page, if both have the same name; otherwise null. */
export function getOfficeVersion(path: string, officePath: string): string | null {
  return findVersion(path.slice(1), "office") === path.slice(1) ? officePath + path : null;
}

/** Returns the page that replaces this path once the visitor has chosen an office; null if none does. */
export function getOfficePage(path: string, officePath: string, segment: string): string | null {
  if (path === "/") return officePath;
  const below = parseOfficePath(path, segment);
  if (below) return officePath + path.slice(below.base.length);
  const version = findVersion(path.slice(1), "office");
  return version && `${officePath}/${version}`;
}

/** Returns the agent's version of a page for a visitor who comes from the agent's pages; null if there is none. */
export function getAgentVersion(path: string, from: string): string | null {
  const agent = parseAgentPath(from);
  return agent && findVersion(path.slice(1), "agent") === path.slice(1) ? agent.base + path : null;
}

/** Returns the current name of a page below an office; null if it was not renamed. */
export function getRenamedOfficePath(path: string, segment: string): string | null {
  const { network, office } = SITE_MAP.search.paths;
  return getNewPath(parseOfficePath(path, segment), new Map([[network, `/${office}`]]));
}

/** Returns the current name of a page below an agent, which may end in a hash; null if it was not renamed. */
export function getRenamedAgentPath(path: string): string | null {
  return getNewPath(parseAgentPath(path), RENAMED_AGENT_PAGES);
}

function getNewPath(below: Below | null, names: ReadonlyMap<string, string>): string | null {
  const name = below ? names.get(below.rest) : undefined;
  return below && name !== undefined ? below.base + name : null;
}

import { type MiddlewareFunction, redirect, redirectDocument, replace } from "react-router";
import { agentGuard } from "#guards/agent.ts";
import { locationGuard } from "#guards/location.ts";
import { parseAgentPath } from "#guards/shared-paths.ts";
import type { NetworkView, PageVisit } from "#guards/visit.ts";
import { readLocation } from "./stored-location.ts";

/** Only the server knows which offices exist. */
const OFFICE_KEYS = ["store", "location", "magasin"];

interface NavigationState {
  /** The path of the current page. */
  from: string;
  cookies: string;
  /** The edition's word for locations. */
  segment: string;
}

/**
 * Resolves redirects for a link within the site before it is followed. Cached public pages link to public pages, and
 * only the browser knows the visitor's office or agent.
 */
export function resolveInAppRedirect(
  { pathname: path, search: query }: URL,
  { from, cookies, segment }: NavigationState,
): string | null {
  // An agent's page belongs to no office, even before it clears the stored one.
  const chosen = parseAgentPath(from) ? null : readLocation(cookies);
  const visit = { path, query, from, chosen } as PageVisit;
  for (const guard of [locationGuard, agentGuard]) {
    const result = guard(visit, { locations_segment: segment } as NetworkView);
    if (result.kind === "redirect") return result.to;
  }
  return null;
}

/** The same as middleware, on every navigation of the router. */
export const followRedirects: MiddlewareFunction = ({ request }, next) => {
  const target = new URL(request.url);
  if (request.method !== "GET") return next();
  if (OFFICE_KEYS.some((key) => target.searchParams.has(key))) throw redirectDocument(target.href);
  const { locations: segment = "", prefix = "" } = document.documentElement.dataset;
  // The router adds the language prefix to redirect targets.
  target.pathname = target.pathname.slice(prefix.length) || "/";
  const from = window.location.pathname.slice(prefix.length) || "/";
  const to = resolveInAppRedirect(target, { from, cookies: document.cookie, segment });
  // On a step back the address is already current: pushing another entry would trap the visitor.
  if (to !== null) throw (from === target.pathname ? replace : redirect)(to);
  return next();
};

import { type MiddlewareFunction, redirect, redirectDocument, replace } from "react-router";
import { agent } from "#guards/agent.ts";
import { location } from "#guards/location.ts";
import { belowAgent } from "#guards/shared-paths.ts";
import type { NetworkView, PageVisit } from "#guards/visit.ts";
import { readLocation } from "./stored-location.ts";

/** Only the server knows which offices there are. */
const NAMES_OFFICE = ["store", "location", "magasin"];

interface WayIn {
  /** The path of the page that is left. */
  from: string;
  cookies: string;
  /** The edition's word for locations. */
  segment: string;
}

/**
 * Where the table of moves sends who follows a link within the site, before it is followed: a page that is everyone's
 * links to everyone's pages, and only the browser knows which office or agent its visitor is with.
 */
export function inAppRedirect(
  { pathname: path, search: query }: URL,
  { from, cookies, segment }: WayIn,
): string | null {
  // An agent's page speaks for no office, even before it could forget the one chosen earlier.
  const chosen = belowAgent(from) ? null : readLocation(cookies);
  const visit = { path, query, from, chosen } as PageVisit;
  for (const guard of [location, agent]) {
    const result = guard(visit, { locations_segment: segment } as NetworkView);
    if (result.kind === "redirect") return result.to;
  }
  return null;
}

/** The same, on every move of the router. */
export const followRedirects: MiddlewareFunction = ({ request }, next) => {
  const target = new URL(request.url);
  if (request.method !== "GET") return next();
  if (NAMES_OFFICE.some((key) => target.searchParams.has(key))) throw redirectDocument(target.href);
  const { locations: segment = "", prefix = "" } = document.documentElement.dataset;
  // The router puts the language's prefix before whatever it is sent to.
  target.pathname = target.pathname.slice(prefix.length) || "/";
  const from = window.location.pathname.slice(prefix.length) || "/";
  const to = inAppRedirect(target, { from, cookies: document.cookie, segment });
  // Who goes back stands at the address already: a step forward from there would keep them from ever going back.
  if (to !== null) throw (from === target.pathname ? replace : redirect)(to);
  return next();
};

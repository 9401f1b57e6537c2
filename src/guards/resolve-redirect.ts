import { splitLanguage } from "#editions/language-prefix.ts";
import { agentGuard } from "./agent.ts";
import { authGuard } from "./auth.ts";
import { canonicalFormGuard } from "./canonical-form.ts";
import { formerAddressGuard } from "./former-address.ts";
import { languageGuard } from "./language.ts";
import { locationGuard } from "./location.ts";
import { NO_PAGE } from "./no-page.ts";
import {
  type Guard,
  type NetworkView,
  type PageVisit,
  pass,
  type Redirect,
  type RedirectDecision,
  type Visit,
} from "./visit.ts";
import { websiteRedirectsGuard } from "./website-redirects.ts";

/** All guards that decide where a page is, in order. */
const LOCATION_GUARDS: readonly Guard[] = [
  websiteRedirectsGuard,
  canonicalFormGuard,
  languageGuard,
  formerAddressGuard,
  locationGuard,
  agentGuard,
];

/** The guard that decides access, run after the location is final. */
const AUTH_GUARD: Guard = authGuard;

/** Max redirects of a visit. More mean that there is a loop. */
const MAX_REDIRECTS = 12;

/**
 * Resolves a visit to one redirect. The guards run again on each target until none applies, and the visitor is
 * redirected once, to the last target. A loop results in no redirect.
 */
export function resolveRedirect(visit: Visit, network: NetworkView): RedirectDecision {
  if (visit.method !== "GET" && visit.method !== "HEAD") return pass;
  const request = toPageVisit(visit, network);
  if (NO_PAGE.test(request.path)) return pass;
  const moved = resolveLocation(request, network);
  if (moved.kind === "redirect") return moved;
  const decision = AUTH_GUARD(request, network);
  return decision.kind === "redirect"
    ? { ...decision, to: request.prefix + removeHomeSlash(decision.to, request) }
    : pass;
}

function resolveLocation(request: PageVisit, network: NetworkView): RedirectDecision {
  let at = request;
  let whole: Redirect | null = null;
  for (let redirects = 0; redirects < MAX_REDIRECTS; redirects++) {
    const redirect = findRedirect(at, network);
    if (!redirect) return whole ?? pass;
    whole = mergeRedirects(whole, redirect);
    at = applyRedirect(at, redirect, network);
  }
  return pass;
}

function findRedirect(at: PageVisit, network: NetworkView): Redirect | null {
  for (const guard of LOCATION_GUARDS) {
    const decision = guard(at, network);
    if (decision.kind !== "redirect") continue;
    const { leaves_language, ...redirect } = decision;
    return {
      ...redirect,
      to: toSitePath(leaves_language ? redirect.to : at.prefix + removeHomeSlash(redirect.to, at)),
    };
  }
  return null;
}

/** Merges two redirects: temporary if either is, with the effects of both. */
function mergeRedirects(first: Redirect | null, { status, ...second }: Redirect): Redirect {
  const followed = [...(first?.followed ?? []), ...(second.followed ?? [])];
  return {
    ...first,
    ...second,
    status: first?.status === 302 ? 302 : status,
    ...(followed.length > 0 ? { followed } : {}),
  };
}

/** Returns the visit that would follow a redirect. */
function applyRedirect(at: PageVisit, { to, office }: Redirect, network: NetworkView): PageVisit {
  const [, path = "/", query = ""] = /^([^?#]*)(\?[^#]*)?/.exec(to) ?? [];
  const chosen = office === undefined ? at.chosen : office;
  return { ...at, ...splitLanguage(path, network.locales), query, chosen };
}

function toPageVisit(visit: Visit, network: NetworkView): PageVisit {
  const chosen = visit.chosen && network.findOffice(visit.chosen.slug);
  return { ...visit, ...splitLanguage(visit.path, network.locales), chosen };
}

/** Under a locale prefix, home has no trailing slash: `/fr`, `/fr?login=1`. */
function removeHomeSlash(to: string, { prefix }: PageVisit): string {
  return prefix ? to.replace(/^\/(?=[?#]|$)/, "") : to;
}

/** Removes leading slashes that would make the browser read the next segment as a host. */
function toSitePath(to: string): string {
  return `/${to.replace(/^[/\\]+/, "")}`;
}

import { splitLanguage } from "#editions/language-prefix.ts";
import { agent } from "./agent.ts";
import { auth } from "./auth.ts";
import { canonicalForm } from "./canonical-form.ts";
import { language } from "./language.ts";
import { location } from "./location.ts";
import { NO_PAGE } from "./no-page.ts";
import { withoutKeys } from "./query-keys.ts";
import {
  type Guard,
  type NetworkView,
  type PageVisit,
  pass,
  type Redirect,
  type RedirectDecision,
  type Visit,
} from "./visit.ts";
import { websiteRedirects } from "./website-redirects.ts";

/** Every guard that says where a page is, top to bottom. */
const LOCATION_GUARDS: readonly Guard[] = [websiteRedirects, canonicalForm, language, location, agent];

/** And the one that says who may go there, asked of a visit that is in its place. */
const AUTH_GUARD: Guard = auth;

/** More moves than a visit can need: who is still under way then is going round. */
const MAX_REDIRECTS = 12;

/**
 * Where the guards together send a visit. They are asked again about wherever they send it, and the visitor makes one
 * hop to where it ends. What would go round in circles stays where it is.
 */
export function resolveRedirect(visit: Visit, network: NetworkView): RedirectDecision {
  if (visit.method !== "GET" && visit.method !== "HEAD") return pass;
  const request = pageVisit(visit, network);
  if (NO_PAGE.test(request.path)) return pass;
  const moved = resolveLocation(request, network);
  if (moved.kind === "redirect") return moved;
  const decision = AUTH_GUARD(request, network);
  return decision.kind === "redirect" ? { ...decision, to: request.prefix + withoutHome(decision.to, request) } : pass;
}

function resolveLocation(request: PageVisit, network: NetworkView): RedirectDecision {
  let at = request;
  let whole: Redirect | null = null;
  for (let redirects = 0; redirects < MAX_REDIRECTS; redirects++) {
    const redirect = firstRedirect(at, network);
    if (!redirect) return whole ?? pass;
    whole = mergeRedirects(whole, redirect);
    at = next(at, redirect, network);
  }
  return pass;
}

function firstRedirect(at: PageVisit, network: NetworkView): Redirect | null {
  for (const guard of LOCATION_GUARDS) {
    const decision = guard(at, network);
    if (decision.kind !== "redirect") continue;
    const { leaves_language, ...redirect } = decision;
    return { ...redirect, to: onSite(leaves_language ? redirect.to : at.prefix + withoutHome(redirect.to, at)) };
  }
  return null;
}

/** Two moves as one: for now if either is, with all that either says besides. */
function mergeRedirects(first: Redirect | null, { status, ...second }: Redirect): Redirect {
  const followed = [...(first?.followed ?? []), ...(second.followed ?? [])];
  return {
    ...first,
    ...second,
    status: first?.status === 302 ? 302 : status,
    ...(followed.length > 0 ? { followed } : {}),
  };
}

/** The visit as it would come again from where a move sends it. */
function next(at: PageVisit, { to, office }: Redirect, network: NetworkView): PageVisit {
  const [, path = "/", query = ""] = /^([^?#]*)(\?[^#]*)?/.exec(to) ?? [];
  const chosen = office === undefined ? at.chosen : office;
  return { ...at, ...splitLanguage(path, network.locales), query, chosen, from: "", is_data: false };
}

/** A visit for a page's data goes where the page's own would. */
function pageVisit(visit: Visit, network: NetworkView): PageVisit {
  const is_data = visit.path.endsWith(".data");
  const path = is_data ? visit.path.replace(/(\/_|)\.data$/, "") || "/" : visit.path;
  const query = is_data ? withoutKeys(visit.query, ["_routes"]) : visit.query;
  const chosen = visit.chosen && network.officeBySlug(visit.chosen.slug);
  return { ...visit, ...splitLanguage(path, network.locales), query, chosen, is_data };
}

/** Under a language, home has no slash: `/fr`, `/fr?login=1`. */
function withoutHome(to: string, { prefix }: PageVisit): string {
  return prefix ? to.replace(/^\/(?=[?#]|$)/, "") : to;
}

/** Whatever a guard made of it, the browser must not read the next segment as a host. */
function onSite(to: string): string {
  return `/${to.replace(/^[/\\]+/, "")}`;
}

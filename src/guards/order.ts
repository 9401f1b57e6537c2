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
  type Verdict,
  type Visit,
} from "./visit.ts";
import { websiteRedirects } from "./website-redirects.ts";

/** Every guard that says where a page is, top to bottom. */
const PLACES: readonly Guard[] = [websiteRedirects, canonicalForm, language, location, agent];

/** And the one that says who may go there, asked of a visit that is in its place. */
const DOOR: Guard = auth;

/** More moves than a visit can need: who is still under way then is going round. */
const MOST_MOVES = 12;

/**
 * Where the guards together send a visit. They are asked again about wherever they send it, and the visitor makes one
 * hop to where it ends. What would go round in circles stays where it is.
 */
export function judge(visit: Visit, network: NetworkView): Verdict {
  if (visit.method !== "GET" && visit.method !== "HEAD") return pass;
  const asked = pageVisit(visit, network);
  if (NO_PAGE.test(asked.path)) return pass;
  const moved = inPlace(asked, network);
  if (moved.kind === "redirect") return moved;
  const verdict = DOOR(asked, network);
  return verdict.kind === "redirect" ? { ...verdict, to: asked.prefix + withoutHome(verdict.to, asked) } : pass;
}

function inPlace(asked: PageVisit, network: NetworkView): Verdict {
  let at = asked;
  let whole: Redirect | null = null;
  for (let moves = 0; moves < MOST_MOVES; moves++) {
    const move = firstMove(at, network);
    if (!move) return whole ?? pass;
    whole = joined(whole, move);
    at = next(at, move, network);
  }
  return pass;
}

function firstMove(at: PageVisit, network: NetworkView): Redirect | null {
  for (const guard of PLACES) {
    const verdict = guard(at, network);
    if (verdict.kind !== "redirect") continue;
    const { leaves_language, ...move } = verdict;
    return { ...move, to: onSite(leaves_language ? move.to : at.prefix + withoutHome(move.to, at)) };
  }
  return null;
}

/** Two moves as one: for now if either is, with all that either says besides. */
function joined(first: Redirect | null, { status, ...second }: Redirect): Redirect {
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

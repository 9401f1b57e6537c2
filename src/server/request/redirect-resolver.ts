import type { IncomingHttpHeaders } from "node:http";
import { resolveRedirect } from "#guards/resolve-redirect.ts";
import type { NetworkView, RedirectDecision, Visit } from "#guards/visit.ts";
import { readLocation } from "#web/browser/stored-location.ts";
import type { ReadVisit } from "./visit-reader.ts";

type Headers = Pick<IncomingHttpHeaders, "cookie" | "accept-language">;

/**
 * Resolves redirects in the current network. For visitors without cookies, the result depends only on the address and
 * is cached until the network changes.
 */
export function createRedirectResolver(network: () => NetworkView) {
  let known = network();
  let anonymousDecisions = new WeakMap<ReadVisit, RedirectDecision>();

  return (request: ReadVisit, headers: Headers, signed_in: boolean): RedirectDecision => {
    const view = network();
    if (view !== known) {
      known = view;
      anonymousDecisions = new WeakMap();
    }
    const visit = getVisit(request, headers, signed_in);
    if (visit.chosen || visit.signed_in || view.locales.length > 1) return resolveRedirect(visit, view);
    const cached = anonymousDecisions.get(request);
    if (cached) return cached;
    const decision = resolveRedirect(visit, view);
    anonymousDecisions.set(request, decision);
    return decision;
  };
}

function getVisit({ method, path, query }: ReadVisit, headers: Headers, signed_in: boolean): Visit {
  const cookies = headers.cookie ?? "";
  return {
    method,
    path,
    query,
    chosen: readLocation(cookies),
    locale: /(?:^|;\s*)locale=([^;]*)/.exec(cookies)?.[1] ?? null,
    accept_language: headers["accept-language"] ?? "",
    signed_in,
  };
}

import type { IncomingHttpHeaders } from "node:http";
import { judge } from "#guards/order.ts";
import type { NetworkView, Verdict, Visit } from "#guards/visit.ts";
import { readLocation } from "#web/browser/stored-location.ts";
import type { ReadVisit } from "./visit-reader.ts";

type Headers = Pick<IncomingHttpHeaders, "cookie" | "accept-language">;

/**
 * Where visits go instead of where they ask, by what the network is at that moment. What strangers are told is told to
 * all of them, so it is found out once for an address, until the network changes.
 */
export function tableOfMoves(network: () => NetworkView) {
  let known = network();
  let toldStrangers = new WeakMap<ReadVisit, Verdict>();

  return (asked: ReadVisit, headers: Headers, signed_in: boolean): Verdict => {
    const view = network();
    if (view !== known) {
      known = view;
      toldStrangers = new WeakMap();
    }
    const visit = visitOf(asked, headers, signed_in);
    if (visit.chosen || visit.signed_in || view.locales.length > 1) return judge(visit, view);
    const told = toldStrangers.get(asked);
    if (told) return told;
    const verdict = judge(visit, view);
    toldStrangers.set(asked, verdict);
    return verdict;
  };
}

function visitOf({ method, path, query }: ReadVisit, headers: Headers, signed_in: boolean): Visit {
  const cookies = headers.cookie ?? "";
  return {
    method,
    path,
    query,
    // A page's address is its own, whoever links to it: only the browser knows where a visitor comes from.
    from: "",
    chosen: readLocation(cookies),
    locale: /(?:^|;\s*)locale=([^;]*)/.exec(cookies)?.[1] ?? null,
    accept_language: headers["accept-language"] ?? "",
    signed_in,
  };
}

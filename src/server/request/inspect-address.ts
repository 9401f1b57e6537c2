import type { InspectedAddress } from "#domain/context.ts";
import { NO_PAGE } from "#guards/no-page.ts";
import { resolveRedirect } from "#guards/resolve-redirect.ts";
import type { NetworkView } from "#guards/visit.ts";
import type { PageRenderer } from "../pages/page-renderer.ts";
import { readVisit } from "./visit-reader.ts";

interface Site {
  getNetwork(): NetworkView;
  renderPage: PageRenderer;
  /** Without a trailing slash. */
  origin: string;
}

/** A browser gives up after more redirects. */
const MAX_HOPS = 20;

/** Opens addresses as a visitor without cookies would: through the same guards, to the same pages. */
export function createAddressInspector({ getNetwork, renderPage, origin }: Site) {
  const openPage = async (address: string): Promise<{ status: number; to: string | null }> => {
    const requester = { address: "", request_id: "address-test", secret: null };
    const { response } = await renderPage({ url: new URL(origin + address), post: null }, requester);
    const to = response.headers.get("location");
    return { status: response.status, to: to?.startsWith(origin) ? to.slice(origin.length) : to };
  };

  return async (address: string): Promise<InspectedAddress> => {
    const hops: InspectedAddress["hops"] = [];
    const redirect_ids: number[] = [];
    let at = address;
    while (hops.length < MAX_HOPS) {
      const { path, query, fault } = readVisit("GET", at);
      if (fault) return { hops, status: fault.status, redirect_ids };
      const anonymous = { chosen: null, locale: null, accept_language: "", signed_in: false };
      const decision = resolveRedirect({ method: "GET", path, query, ...anonymous }, getNetwork());
      if (decision.kind === "pass" && NO_PAGE.test(path)) return { hops, status: null, redirect_ids };
      const { status, to } = decision.kind === "redirect" ? decision : await openPage(path + query);
      if (decision.kind === "redirect") redirect_ids.push(...(decision.followed ?? []));
      if (to === null) return { hops, status, redirect_ids };
      hops.push({ status, to });
      at = to.replace(/#.*/, "");
    }
    return { hops, status: null, redirect_ids };
  };
}

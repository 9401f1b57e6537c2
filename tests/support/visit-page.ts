import type { Context } from "#domain/context.ts";
import { createPageRouter } from "../../src/web/document/page-router.ts";
import { renderPage } from "../../src/web/document/render-page.tsx";
import type { PageRequest } from "../../src/web/request-context.ts";

const SETUP = { match: createPageRouter("locations"), assets: { script: "/build/main.js", styles: [] } };

/** Renders a page as a visitor gets it, without a server or a page cache. With a form, it is posted to the page. */
export async function visitPage(
  context: Context,
  path: string,
  form?: Record<string, string>,
): Promise<{ status: number; html: string }> {
  const request: PageRequest = {
    context,
    address: "::1",
    request_id: "1",
    loads_recaptcha: false,
    things: [],
    map: null,
    session: { secret: null, browser: null, start: () => {}, rememberBrowser: () => {}, end: () => {} },
    enforceLimits: async () => {},
    countOutcome: (_limits, work) => work(),
    checkChallenge: async () => false,
    dependsOn: () => {},
  };
  const url = new URL(context.network.origin + path);
  const post = form ? new Request(url, { method: "POST", body: new URLSearchParams(form) }) : null;
  const response = await renderPage({ url, post }, request, SETUP);
  return { status: response.status, html: String(response.body ?? "") };
}

import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { getPluginIds } from "#domain/content/settings/website-settings.ts";
import { sha256 } from "#lib/sha256.ts";
import { buildContentSecurityPolicy } from "./document/content-security-policy.ts";
import { deferScripts } from "./document/defer-scripts.ts";
import { pageRequestContext } from "./request-context.ts";
import { renderHeadLinks } from "./structured-data/head-links.ts";

/**
 * Renders the whole page before sending it, so that it can be cached as bytes, list hashes of its own inline scripts,
 * and fail with the right status.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  routeContext: RouterContextProvider,
): Promise<Response> {
  const { context, things, loads_recaptcha } = routeContext.get(pageRequestContext);
  const https = context.network.origin.startsWith("https:");
  const fullHtml = await render(<ServerRouter context={entry} url={request.url} />);
  // In development, the dev server's own scripts precede the page's.
  const rendered = import.meta.env.PROD ? deferScripts(fullHtml) : fullHtml;
  const route_id = entry.staticHandlerContext.matches.at(-1)?.route.id ?? "";
  const links = status === 200 ? renderHeadLinks({ html: rendered, route_id, things, reader: context }) : "";
  const html = links ? rendered.replace("</head>", () => `${links}</head>`) : rendered;
  const allowed = { https, recaptcha: loads_recaptcha, plugins: await getPluginIds(context) };
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Security-Policy", buildContentSecurityPolicy(html, allowed));
  if (status === 200) headers.set("ETag", `"${sha256(html, "base64")}"`);
  return new Response(html, { status, headers });
}

function render(page: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      // Prevents React from moving content behind a script, which would hide it from visitors without script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const sink = new PassThrough();
        resolve(text(sink));
        pipe(sink);
      },
      onShellError: reject,
      onError() {
        // `handleError` logs errors; React reports them here a second time.
      },
    });
  });
}

/** Logs an unexpected error with the request id that the visitor sees. Aborted requests are not errors. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  const { context: domain, request_id, recordFailure } = context.get(pageRequestContext);
  recordFailure(error);
  domain.log.error({ err: error, request_id, path: new URL(request.url).pathname }, "a page failed");
}

import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { toProblemJson } from "#api/http/problem.ts";
import type { Config } from "#config/env.ts";
import type { ChangeFeed } from "#db/change-feed.ts";
import { isDatabaseUnavailable } from "#db/database-unavailable.ts";
import type { HitCounter } from "#domain/redirects/hit-counter.ts";
import type { MissingPageCounter } from "#domain/redirects/missing-page-counter.ts";
import type { ViewCounter } from "#domain/stats/views/view-counter.ts";
import { type Locales, parseLocale } from "#editions/language-prefix.ts";
import { NO_PAGE } from "#guards/no-page.ts";
import type { NetworkView } from "#guards/visit.ts";
import type { RequestLog } from "#lib/log.ts";
import { parseSessionSecret } from "#lib/session-cookie.ts";
import { createSiteApp } from "./app.ts";
import type { Services } from "./bootstrap.ts";
import type { Metrics } from "./metrics/metrics.ts";
import type { CachedPage } from "./page-cache/cached-page.ts";
import { createPageCache } from "./page-cache/page-cache.ts";
import { sendPage } from "./page-cache/send-page.ts";
import { renderTooManyPage } from "./pages/error-page.ts";
import type { LocaleScope } from "./pages/locale-scope.ts";
import type { PageRenderer } from "./pages/page-renderer.ts";
import { isPersonal } from "./pages/personal-pages.ts";
import type { Protection } from "./protection/protection.ts";
import { getSecurityHeaders } from "./protection/security-headers.ts";
import type { SecurityLog } from "./protection/security-log.ts";
import { createAddressReader, createLoggedAddressReader } from "./request/client-address.ts";
import { createCrawlerLimit } from "./request/crawler-limit.ts";
import type { DemoAccess } from "./request/demo-access.ts";
import { discardBody } from "./request/discard-body.ts";
import { createAliasRedirect, createHostCheck, getHost } from "./request/host-check.ts";
import { getMissingPath } from "./request/missing-path.ts";
import { createRedirectResolver } from "./request/redirect-resolver.ts";
import { createRequestIds } from "./request/request-id.ts";
import { sendRedirect } from "./request/send-redirect.ts";
import { getShownPage } from "./request/shown-page.ts";
import { traceRequest } from "./request/trace-request.ts";
import { type ReadVisit, readVisit } from "./request/visit-reader.ts";
import { REQUEST_ID } from "./served.ts";

interface Serving {
  config: Config;
  services: Pick<Services, "connection" | "context" | "map">;
  changes: Pick<ChangeFeed, "onChange">;
  demoAccess: Pick<DemoAccess, "run">;
  getNetwork: () => NetworkView;
  /** Whether the secret in a session cookie belongs to a valid session. */
  isSignedIn(secret: string): Promise<boolean>;
  redirectHits: Pick<HitCounter, "count">;
  missingPages: Pick<MissingPageCounter, "count">;
  views: Pick<ViewCounter, "count">;
  record: RequestLog;
  metrics: Metrics;
  renderPage: PageRenderer;
  /** The languages of the build's scripts. */
  built: Locales | null;
  localeScope: LocaleScope;
  /** Whether pages stay the same until their content changes; false in development. */
  cachesPages: boolean;
  clientFolder: string;
  protection: Protection;
  security: Pick<SecurityLog, "run" | "recordStatus">;
  /** Whether the client at this address has to wait before it gets another uncached page. */
  isOverUncachedLimit(address: string): boolean;
  isReady(): boolean | Promise<boolean>;
}

/** Creates the listener that handles all requests. The code is in the order of its steps. */
export function createRequestListener(serving: Serving): RequestListener {
  const { config, services, changes, demoAccess, record, metrics, renderPage, cachesPages, security } = serving;
  const { log } = services.context;
  const isOwnHost = createHostCheck(config);
  const getAliasRedirect = createAliasRedirect(config);
  const nextId = createRequestIds();
  const common = getSecurityHeaders(config);
  const app = createSiteApp({ ...serving, isOwnHost: (host) => isOwnHost(host, "") });
  const serve = getRequestListener((request, bindings) => {
    const response = app.fetch(request, bindings);
    if (request.method === "GET" || request.method === "HEAD") return response;
    return Promise.resolve(response).finally(() => discardBody(bindings.incoming));
  });
  const resolveFor = createRedirectResolver(serving.getNetwork);
  const isLimited = config.rate_limits ? createCrawlerLimit() : () => false;
  const readAddress = createAddressReader(config.trusted_proxies);
  const getAddress = ({ socket, headers }: IncomingMessage): string =>
    readAddress(socket.remoteAddress, headers["x-forwarded-for"]?.toString());
  const getLoggedAddress = createLoggedAddressReader(config.log_addresses, getAddress);
  const isSecure = config.public_origin.startsWith("https:");
  const { replicas } = services.connection;
  // The page is the same for everyone, so it is rendered without a client address.
  const renderPublicPage = (address: string, request_id: string) =>
    renderPage({ url: new URL(config.public_origin + address), post: null }, { address: "", request_id, secret: null });
  const pages = createPageCache({
    render: replicas
      ? (address, request_id) => replicas.runReading(() => renderPublicPage(address, request_id))
      : renderPublicPage,
    headers: Object.entries(common).flat(),
    log,
  });
  changes.onChange((tags, isOwn) => (isOwn ? pages.drop(tags) : pages.expire(tags)));

  const sendTooMany = ({ path }: ReadVisit, outgoing: ServerResponse): void => {
    const locales = services.context.network.locales;
    const answer = serving.localeScope.run(parseLocale(path, locales) ?? locales[0], () =>
      renderTooManyPage(config.brand),
    );
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers)).end(answer.body);
  };

  const respond = (incoming: IncomingMessage, outgoing: ServerResponse): unknown => {
    const started = performance.now();
    const request_id = nextId();
    const visit = readVisit(incoming.method, incoming.url);
    const { method, path, fault } = visit;
    const recordResponse = (status: number): void => {
      const ms = performance.now() - started;
      metrics.recordResponse(path, status, ms);
      record({ request_id, method, path, status, ms: Math.round(ms), address: getLoggedAddress(incoming) });
      security.recordStatus(status, path, () => ({ address: getAddress(incoming), request_id }));
      const { locales } = serving.getNetwork();
      const missing = getMissingPath(visit, status, incoming, locales);
      if (missing) serving.missingPages.count([missing]);
      const shown = getShownPage(visit, status, incoming, locales);
      if (!shown) return;
      serving.views.count({ ...shown, address: getAddress(incoming) });
    };
    const begin = (): ServerResponse => {
      for (const name in common) outgoing.setHeader(name, common[name] ?? "");
      return outgoing.setHeader(REQUEST_ID, request_id).once("close", () => recordResponse(outgoing.statusCode));
    };
    const send = (page: CachedPage | null): unknown => {
      if (page) return sendPage(page, incoming, outgoing, request_id, recordResponse);
      begin();
      const user_agent = incoming.headers["user-agent"] ?? null;
      return security.run({ address: getAddress(incoming), request_id, user_agent }, () => serve(incoming, outgoing));
    };

    const host = getHost(incoming.rawHeaders);
    if (host === null) return sendProblem(incoming, begin(), path, 400, "Bad request");
    if (!isOwnHost(host, path)) {
      const to = fault ? null : getAliasRedirect(host, visit);
      if (!to) return sendProblem(incoming, begin(), path, 421, "Misdirected request");
      // Unlike 301, 308 keeps the method and body of a form or call.
      const status = method === "GET" || method === "HEAD" ? 301 : 308;
      return begin().writeHead(status, { Location: to }).end();
    }
    if (fault) return sendProblem(incoming, begin(), path, fault.status, fault.message);
    const isTooFast = (): boolean => {
      if (method === "POST" || NO_PAGE.test(path)) return false;
      if (isLimited(visit.query, incoming.headers["user-agent"])) return true;
      return !(cachesPages && pages.has(visit)) && serving.isOverUncachedLimit(getAddress(incoming));
    };
    const serveOrRedirect = (isSignedIn: boolean): unknown => {
      const decision = resolveFor(visit, incoming.headers, isSignedIn);
      if (decision.kind === "redirect") {
        if (decision.followed) serving.redirectHits.count(decision.followed);
        return sendRedirect(begin(), decision, isSecure);
      }
      if (isTooFast()) return sendTooMany(visit, begin());
      const page = cachesPages ? pages.find(visit, request_id) : null;
      if (page) metrics.recordLookup(!(page instanceof Promise));
      // Cached pages are sent synchronously, because a promise takes as long as the lookup.
      return page instanceof Promise ? page.then(send) : send(page);
    };
    // The session is looked up only where the guards need it, and only if the visitor has a session cookie.
    const secret = needsSession(visit) ? parseSessionSecret(incoming.headers.cookie, isSecure) : null;
    if (!secret) return serveOrRedirect(false);
    return serving.isSignedIn(secret).then(serveOrRedirect, (error) => {
      if (!isDatabaseUnavailable(error)) throw error;
      // If the session cannot be checked, the page reports that the database is unavailable.
      return send(null);
    });
  };

  return (incoming, outgoing) => {
    const fail = (error: unknown): void => {
      log.error({ err: error }, "request failed");
      outgoing.destroy();
    };
    try {
      const handled = traceRequest(incoming, outgoing, () =>
        demoAccess.run(incoming.headers, () => respond(incoming, outgoing)),
      );
      if (handled instanceof Promise) handled.catch(fail);
    } catch (error) {
      fail(error);
    }
  };
}

/** Returns whether a page needs the session: personal pages, and pages that open the sign-in dialog. */
function needsSession({ path, query }: Pick<ReadVisit, "path" | "query">): boolean {
  return isPersonal(path) || query.includes("login=");
}

function sendProblem(
  { headers }: IncomingMessage,
  outgoing: ServerResponse,
  path: string,
  status: 400 | 414 | 421,
  message: string,
): void {
  const isForProgram = path.startsWith("/api/");
  outgoing.statusCode = status;
  outgoing.setHeader("Content-Type", isForProgram ? "application/json" : "text/plain");
  if (isForProgram && headers.precognition === "true") {
    outgoing.setHeader("Precognition", "true").setHeader("Vary", "Precognition");
  }
  outgoing.end(isForProgram ? JSON.stringify(toProblemJson(status, message)) : message);
}

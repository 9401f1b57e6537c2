import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { getCookie } from "hono/cookie";
import { etag } from "hono/etag";
import { type ApiSetup, apiRoutes, sanctumRoutes } from "#api/api-routes.ts";
import type { Config } from "#config/env.ts";
import { deskRoutes } from "#desk/desk-routes.tsx";
import { type Locales, localeAt } from "#editions/language-prefix.ts";
import { readLanguage } from "#guards/language.ts";
import { sessionSecretIn } from "#lib/session-cookie.ts";
import type { Services } from "./bootstrap.ts";
import { crawlerRoutes } from "./crawlers/crawler-routes.ts";
import { portraitImage, storefrontImage } from "./drawings/drawn-images.ts";
import { mapImage } from "./drawings/map-image.ts";
import { photoImage } from "./drawings/photo-image.ts";
import { shareRoutes } from "./drawings/share-routes.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { metricsRoute } from "./metrics/metrics-route.ts";
import { getFolder } from "./pages/built-languages.ts";
import { errorPage } from "./pages/error-page.ts";
import type { LocaleScope } from "./pages/locale-scope.ts";
import { pagePosts } from "./pages/page-posts.ts";
import type { PageRenderer } from "./pages/page-renderer.ts";
import { previewPage } from "./pages/preview-page.ts";
import type { Protection } from "./protection/protection.ts";
import { OF_DOCUMENTS } from "./protection/security-headers.ts";
import { addressReader } from "./request/client-address.ts";
import { REQUEST_ID, type Served } from "./served.ts";

interface Serving {
  config: Config;
  services: Pick<Services, "connection" | "context" | "map">;
  clientFolder: string;
  protection: Protection;
  metrics: Metrics;
  /** False while the pages are being worked on. */
  cachesPages: boolean;
  isReady(): boolean | Promise<boolean>;
  isOwnHost(host: string): boolean;
  renderPage: PageRenderer;
  /** The languages of the build's scripts. */
  built: Locales | null;
  speaking: LocaleScope;
}

/** Bytes. What is shorter, such as a login's answer, is on its way sooner than it could be packed. */
const MIN_COMPRESSED_BYTES = 4_096;

const YEAR = "public, max-age=31536000, immutable";

/** Everything that is made for one request: files, the API, the back office, forms, and pages that are not kept. */
export function siteApp(serving: Serving): Hono<Served> {
  const {
    config,
    services,
    clientFolder,
    protection,
    cachesPages,
    isReady,
    isOwnHost,
    renderPage,
    built,
    speaking: localeScope,
  } = serving;
  const { log } = services.context;
  const readAddress = addressReader(config.trusted_proxies);
  const isSecure = config.public_origin.startsWith("https:");
  const isDevelopment = !cachesPages;
  const common = { isSecure, isOwnHost, isReady, isDevelopment };
  const api: ApiSetup = { context: services.context, ...protection, ...common };
  const posts = pagePosts(isOwnHost, protection.limiters.writes);
  const app = new Hono<Served>();

  app.use((c, next) => {
    c.set("request_id", String(c.env.outgoing.getHeader(REQUEST_ID)));
    c.set("address", readAddress(c.env.incoming.socket.remoteAddress, c.req.header("x-forwarded-for")));
    return next();
  });
  app.use(compress({ threshold: MIN_COMPRESSED_BYTES }));
  // Calls and the desk have no language in their address: they speak what their reader reads. What else has none, as
  // feeds, is the same for all and may be kept for all: it speaks the site's first one.
  app.use((c, next) => {
    const { locales } = services.context.network;
    const { path } = c.req;
    const isCall = path.startsWith("/api/");
    if (!isCall && !/^\/desk(\/|$)/.test(path)) return localeScope.speak(localeAt(path, locales) ?? locales[0], next);
    const chosen = isCall ? null : (getCookie(c, "locale") ?? null);
    return localeScope.speak(readLanguage(chosen, c.req.header("accept-language") ?? "", locales), next);
  });

  app.use(
    "/build/*",
    serveStatic({
      root: clientFolder,
      // The build has put them beside their plain form (scripts/compress-assets.mjs).
      precompressed: true,
      onFound: (_path, c) => {
        c.header("Cache-Control", YEAR);
        c.header("Vary", "Accept-Encoding");
        for (const name of OF_DOCUMENTS) c.env.outgoing.removeHeader(name);
      },
    }),
  );
  app.route("/", crawlerRoutes({ context: services.context, clientFolder, indexnow_key: config.indexnow_key }));
  app.get("/storefronts/*", storefrontImage);
  app.get("/portraits/*", portraitImage);
  app.get("/photos/*", photoImage(services.context, isSecure));
  app.get("/maps/*", mapImage(services.map));
  app.route("/share", shareRoutes(services.context));

  app.route("/api/metrics", metricsRoute(serving.metrics, config.metrics_token));
  app.route("/api", apiRoutes(api));
  app.route("/sanctum", sanctumRoutes(api));
  app.use("/desk/*", posts);
  app.get("/desk/preview/:number{[1-9][0-9]{0,8}}", previewPage({ context: services.context, renderPage, isSecure }));
  const desk = { isSecure, clientFolder, cachesPages, limiter: protection.limiters.writes };
  app.route(
    "/desk",
    deskRoutes({ context: services.context, ...desk, folderOf: (locale) => getFolder(locale, built) }),
  );

  app.use(posts);
  app.get("*", etag());
  app.all("*", async (c) => {
    const { answer } = await renderPage(c.req.raw, {
      address: c.get("address"),
      request_id: c.get("request_id"),
      secret: sessionSecretIn(c.req.header("cookie"), isSecure),
    });
    // No page that is only read may remember its reader.
    if (c.req.method !== "POST") answer.headers.delete("set-cookie");
    return answer;
  });

  app.onError((error, c) => {
    log.error({ err: error, request_id: c.get("request_id"), path: c.req.path }, "request failed");
    return errorPage(error, { brand: config.brand, request_id: c.get("request_id") });
  });
  return app;
}

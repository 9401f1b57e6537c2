import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { compress } from "hono/compress";
import { getCookie } from "hono/cookie";
import { etag } from "hono/etag";
import { type ApiSetup, createApiRoutes, createSanctumRoutes } from "#api/api-routes.ts";
import { markPrecognition } from "#api/http/precognition.ts";
import type { Config } from "#config/env.ts";
import { createDeskRoutes } from "#desk/desk-routes.tsx";
import { type Locales, parseLocale } from "#editions/language-prefix.ts";
import { getTextLanguage } from "#editions/message-locale.ts";
import { readLanguage } from "#guards/language.ts";
import { parseBrowserProof } from "#lib/known-browser-cookie.ts";
import { parseSessionSecret } from "#lib/session-cookie.ts";
import type { Services } from "./bootstrap.ts";
import { createCrawlerRoutes } from "./crawlers/crawler-routes.ts";
import { serveBrandStyles } from "./drawings/brand-styles.ts";
import { servePortraitImage, serveStorefrontImage } from "./drawings/drawn-images.ts";
import { createLogoHandler } from "./drawings/logo-image.ts";
import { createMapHandler } from "./drawings/map-image.ts";
import { createPhotoHandler } from "./drawings/photo-image.ts";
import { createPictureHandler } from "./drawings/picture-image.ts";
import { createShareRoutes } from "./drawings/share-routes.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { createMetricsRoute } from "./metrics/metrics-route.ts";
import { getFolder } from "./pages/built-locales.ts";
import { renderErrorPage } from "./pages/error-page.ts";
import type { LocaleScope } from "./pages/locale-scope.ts";
import { restrictPagePosts } from "./pages/page-posts.ts";
import type { PageRenderer } from "./pages/page-renderer.ts";
import { createPreviewHandler } from "./pages/preview-page.ts";
import type { Protection } from "./protection/protection.ts";
import { OF_DOCUMENTS } from "./protection/security-headers.ts";
import { createAddressReader } from "./request/client-address.ts";
import { REQUEST_ID, type ServerEnv } from "./served.ts";

interface Serving {
  config: Config;
  services: Pick<Services, "connection" | "context" | "map">;
  clientFolder: string;
  protection: Protection;
  metrics: Metrics;
  /** False in development, where pages change at any time. */
  cachesPages: boolean;
  isReady(): boolean | Promise<boolean>;
  isOwnHost(host: string): boolean;
  renderPage: PageRenderer;
  /** The languages of the build's scripts. */
  built: Locales | null;
  localeScope: LocaleScope;
}

/** In bytes. Compressing a shorter body, such as a sign-in response, takes longer than it saves. */
const MIN_COMPRESSED_BYTES = 4_096;

const YEAR = "public, max-age=31536000, immutable";

/** Handles everything that is built per request: files, the API, the desk, forms and uncached pages. */
export function createSiteApp(serving: Serving): Hono<ServerEnv> {
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
    localeScope,
  } = serving;
  const { log } = services.context;
  const readAddress = createAddressReader(config.trusted_proxies);
  const isSecure = config.public_origin.startsWith("https:");
  const isDevelopment = !cachesPages;
  const common = { isSecure, isOwnHost, isReady, isDevelopment };
  const inboundMailSecret = config.inbound_mail?.secret ?? null;
  const api: ApiSetup = { context: services.context, ...protection, ...common, inboundMailSecret };
  const posts = restrictPagePosts(isOwnHost, protection.limiters.writes);
  const app = new Hono<ServerEnv>();

  app.use((c, next) => {
    c.set("request_id", String(c.env.outgoing.getHeader(REQUEST_ID)));
    c.set("address", readAddress(c.env.incoming.socket.remoteAddress, c.req.header("x-forwarded-for")));
    return next();
  });
  app.use(compress({ threshold: MIN_COMPRESSED_BYTES }));
  // API calls and the desk have no locale in their path, so they use the reader's locale. All other paths without a
  // locale, such as feeds, are the same for everyone and cacheable, so they use the site's default locale.
  app.use((c, next) => {
    const { locales } = services.context.network;
    const { path } = c.req;
    const isCall = path.startsWith("/api/");
    if (!isCall && !/^\/desk(\/|$)/.test(path)) return localeScope.run(parseLocale(path, locales) ?? locales[0], next);
    const chosen = isCall ? null : (getCookie(c, "locale") ?? null);
    const locale = readLanguage(chosen, c.req.header("accept-language") ?? "", locales);
    if (isCall) {
      c.header("Content-Language", getTextLanguage(locale));
      if (locales.length > 1) c.header("Vary", "Accept-Language", { append: true });
    }
    return localeScope.run(locale, next);
  });

  app.use(
    "/build/*",
    serveStatic({
      root: clientFolder,
      // The build writes compressed files next to the originals (scripts/compress-assets.mjs).
      precompressed: true,
      onFound: (_path, c) => {
        c.header("Cache-Control", YEAR);
        c.header("Vary", "Accept-Encoding");
        for (const name of OF_DOCUMENTS) c.env.outgoing.removeHeader(name);
      },
    }),
  );
  app.get("/icons/brand.css", (c) => serveBrandStyles(c, services.context.network));
  app.route("/", createCrawlerRoutes({ context: services.context, clientFolder, indexnow_key: config.indexnow_key }));
  app.get("/storefronts/*", serveStorefrontImage);
  app.get("/portraits/*", servePortraitImage);
  app.get("/photos/logos/*", createLogoHandler(services.context));
  app.get("/photos/*", createPhotoHandler(services.context, isSecure));
  app.get("/pictures/*", createPictureHandler(services.context));
  app.get("/maps/*", createMapHandler(services.map));
  app.route("/share", createShareRoutes(services.context));

  app.use("/api/metrics", markPrecognition);
  app.route("/api/metrics", createMetricsRoute(serving.metrics, config.metrics_token));
  app.route("/api", createApiRoutes(api));
  app.route("/sanctum", createSanctumRoutes(api));
  app.use("/desk/*", posts);
  app.get(
    "/desk/preview/:number{[1-9][0-9]{0,8}}",
    createPreviewHandler({ context: services.context, renderPage, isSecure }),
  );
  const desk = { isSecure, clientFolder, cachesPages, limiter: protection.limiters.writes };
  app.route(
    "/desk",
    createDeskRoutes({ context: services.context, ...desk, getLanguageFolder: (locale) => getFolder(locale, built) }),
  );

  app.use(posts);
  app.get("*", etag());
  app.all("*", async (c) => {
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    const call = { url: new URL(c.req.url), post: isRead ? null : c.req.raw };
    const { response } = await renderPage(call, {
      address: c.get("address"),
      request_id: c.get("request_id"),
      secret: parseSessionSecret(c.req.header("cookie"), isSecure),
      browser: parseBrowserProof(c.req.header("cookie"), isSecure),
    });
    // A response to a read must not set cookies.
    if (c.req.method !== "POST") response.headers.delete("set-cookie");
    return response.toResponse();
  });

  app.onError((error, c) => {
    log.error({ err: error, request_id: c.get("request_id"), path: c.req.path }, "request failed");
    return renderErrorPage(error, { brand: config.brand, request_id: c.get("request_id") }).toResponse();
  });
  return app;
}

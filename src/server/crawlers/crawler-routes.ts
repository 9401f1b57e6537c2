import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { etag } from "hono/etag";
import { type Context, toHomeUrl } from "#domain/context.ts";
import { listSitemaps, openSitemap } from "#domain/seo/sitemap.ts";
import { NotFound } from "#lib/errors.ts";
import { getOwnValue } from "#lib/own-value.ts";
import { sha256 } from "#lib/sha256.ts";
import { PUSH_WORKER_PATH, readPushWorker } from "#web/document/read-client-assets.ts";
import { SPECULATION_RULES, SPECULATION_RULES_PATH } from "#web/document/speculation-rules.ts";
import { createLogoIconRoutes } from "../drawings/logo-icons.ts";
import type { ServerEnv } from "../served.ts";
import { FEEDS, renderJsonFeed, renderRss } from "./feeds.ts";
import { createWebManifest, renderRobotsTxt, renderSecurityTxt } from "./site-files.ts";
import { renderSitemap, renderSitemapIndex } from "./sitemap-xml.ts";

interface Setup {
  context: Context;
  clientFolder: string;
  indexnow_key: string | null;
}

const XML = "application/xml; charset=utf-8";
const PLAIN = "text/plain; charset=utf-8";

/** Clients must ask again for every request. They get no body if nothing changed. */
const REVALIDATE = "no-cache";
const DAY = "public, max-age=86400";

/**
 * Creates the routes of files that search engines, feed readers and browsers request. They exist once for the whole
 * site, without a locale. Sitemaps are streamed from the database.
 */
export function createCrawlerRoutes({ context, clientFolder, indexnow_key }: Setup): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const index = shareRun(async () => renderSitemapIndex(await listSitemaps(context), context.network.origin));
  const always = { "Cache-Control": REVALIDATE };

  for (const path of [
    "/sitemap.xml",
    "/sitemaps/*",
    "/feeds/*",
    "/robots.txt",
    "/manifest.webmanifest",
    PUSH_WORKER_PATH,
  ])
    app.get(path, etag());

  app.get("/sitemap.xml", async (c) => c.body(await index(), 200, { ...always, "Content-Type": XML }));
  app.get("/sitemaps/:file{[a-z]+(-[1-9][0-9]{0,5})?\\.xml}", async (c) => {
    const { network } = context;
    const homes = network.locales.map((locale) => toHomeUrl(network, locale));
    const file = await openSitemap(context, c.req.param("file").replace(/\.xml$/, ""));
    const text = toStream(renderSitemap(file, homes));
    return c.body(text, 200, { ...always, "Content-Type": XML, ETag: `W/"${hash(homes.join() + file.version)}"` });
  });
  app.get("/feeds/:file{[a-z]+\\.(xml|json)}", async (c) => {
    const [name = "", form] = c.req.param("file").split(".");
    const feed = await getOwnValue(FEEDS, name)?.(context);
    if (!feed) throw new NotFound("Feed not found");
    return form === "xml"
      ? c.body(renderRss(feed, context), 200, { ...always, "Content-Type": "application/rss+xml; charset=utf-8" })
      : c.body(JSON.stringify(renderJsonFeed(feed, context)), 200, {
          ...always,
          "Content-Type": "application/feed+json",
        });
  });

  app.get("/robots.txt", (c) => c.body(renderRobotsTxt(context.network), 200, { ...always, "Content-Type": PLAIN }));
  app.get("/.well-known/security.txt", (c) =>
    c.body(renderSecurityTxt(context.network, context.locale, context.clock()), 200, {
      "Cache-Control": DAY,
      "Content-Type": PLAIN,
    }),
  );
  app.get("/manifest.webmanifest", (c) =>
    c.body(JSON.stringify(createWebManifest(context.network, context.locale)), 200, {
      "Cache-Control": DAY,
      "Content-Type": "application/manifest+json",
    }),
  );
  app.get(PUSH_WORKER_PATH, async (c) =>
    c.body(await readPushWorker(clientFolder), 200, {
      ...always,
      "Content-Type": "text/javascript; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; img-src 'self'",
    }),
  );
  app.get(SPECULATION_RULES_PATH, (c) =>
    c.body(SPECULATION_RULES, 200, { "Cache-Control": DAY, "Content-Type": "application/speculationrules+json" }),
  );
  // Search engines read the key here to verify that notifications with this key come from the site.
  if (indexnow_key) app.get(`/${indexnow_key}.txt`, (c) => c.body(indexnow_key, 200, { "Content-Type": PLAIN }));

  app.route("/", createLogoIconRoutes(context));
  const stored = { root: clientFolder, onFound: cacheForOneDay };
  app.get("/icons/*", serveStatic(stored));
  app.get("/favicon.ico", serveStatic({ path: join(clientFolder, "icons/favicon.ico"), onFound: cacheForOneDay }));
  app.get("/favicon.svg", serveStatic({ path: join(clientFolder, "favicon.svg"), onFound: cacheForOneDay }));

  app.onError((error, c) => {
    if (!(error instanceof NotFound)) throw error;
    return c.body("Not found", 404, { "Content-Type": PLAIN });
  });
  return app;
}

function cacheForOneDay(_path: string, c: { header(name: string, value: string): void }): void {
  c.header("Cache-Control", DAY);
}

/** Reads no faster than the client does, and stops when it disconnects. */
function toStream(parts: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const reader = parts[Symbol.asyncIterator]();
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(stream) {
      const { done, value } = await reader.next();
      if (done) stream.close();
      else stream.enqueue(encoder.encode(value));
    },
    cancel: async () => void (await reader.return?.()),
  });
}

/** Returns a function that starts the work, or joins a run that is already in progress. */
function shareRun<T>(work: () => Promise<T>): () => Promise<T> {
  let inProgress: Promise<T> | undefined;
  return () => {
    inProgress ??= work().finally(() => {
      inProgress = undefined;
    });
    return inProgress;
  };
}

function hash(text: string): string {
  return sha256(text, "base64url").slice(0, 27);
}

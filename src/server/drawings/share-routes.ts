import { type Context as Call, Hono } from "hono";
import type { Context } from "#domain/context.ts";
import { drawStorefrontOfKind } from "#illustrations/storefronts/draw-storefront.ts";
import { isStorefrontKind } from "#illustrations/storefronts/storefront-kind.ts";
import { BoundedStore } from "#lib/bounded-store.ts";
import { DomainError, Unavailable } from "#lib/errors.ts";
import { sha256 } from "#lib/sha256.ts";
import { m } from "#messages/messages.js";
import { isUnchanged } from "../page-cache/conditions.ts";
import type { ServerEnv } from "../served.ts";
import type { SharePicture } from "./share-picture.ts";
import { getListingPicture, getNetworkPicture, getOfficePicture, getPostPicture } from "./share-pictures.ts";

/** Version of the drawing code; increment it when the same text is drawn differently. */
const DRAWN = 1;

const MAX_CACHE_BYTES = 24 << 20;

/**
 * Pictures are drawn one at a time because each takes a tenth of a second of CPU; when the queue is full, the client
 * has to retry.
 */
const MAX_QUEUED = 20;

type Draw = (picture: SharePicture) => Promise<Buffer>;

/**
 * `/share/...`: the pictures for links to listings, offices and articles. Their addresses stay the same; the ETag
 * identifies the content, and a picture is redrawn only when it changes.
 */
export function createShareRoutes(context: Context, draw: Draw = drawLazily): Hono<ServerEnv> {
  const cache = new BoundedStore<string, Buffer>(MAX_CACHE_BYTES);
  const runInSequence = createQueue();
  const inProgress = new Map<string, Promise<Buffer>>();
  const drawOnce = (etag: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const drawing =
      inProgress.get(etag) ??
      runInSequence(draw)
        .then((png) => {
          cache.set(etag, png, png.byteLength);
          return png;
        })
        .finally(() => inProgress.delete(etag));
    inProgress.set(etag, drawing);
    return drawing;
  };
  const sendPicture = (c: Call<ServerEnv>, picture: SharePicture): Promise<Response> =>
    sendDrawing(c, picture, () => draw(picture));
  const sendDrawing = async (c: Call<ServerEnv>, shows: unknown, draw: () => Promise<Buffer>): Promise<Response> => {
    const etag = `"${sha256(JSON.stringify([DRAWN, shows]), "base64url").slice(0, 27)}"`;
    // Other sites and webmail programs embed these pictures.
    const headers = {
      ETag: etag,
      "Cache-Control": "public, max-age=3600",
      "Cross-Origin-Resource-Policy": "cross-origin",
    };
    if (isUnchanged(c.req.header("if-none-match") ?? "", [etag])) return c.body(null, 304, headers);
    const png = cache.get(etag) ?? (await drawOnce(etag, draw));
    return c.body(new Uint8Array(png), 200, { ...headers, "Content-Type": "image/png" });
  };

  const app = new Hono<ServerEnv>();
  app.get("/network.png", async (c) => sendPicture(c, await getNetworkPicture(context)));
  app.get("/listings/:file{[1-9][0-9]{0,8}\\.png}", async (c) =>
    sendPicture(c, await getListingPicture(context, getName(c))),
  );
  app.get("/offices/:file{[a-z0-9-]+\\.png}", async (c) => sendPicture(c, await getOfficePicture(context, getName(c))));
  app.get("/posts/:file{[a-z0-9-]+\\.png}", async (c) => sendPicture(c, await getPostPicture(context, getName(c))));
  app.get("/offices/:office/posts/:file{[a-z0-9-]+\\.png}", async (c) =>
    sendPicture(c, await getPostPicture(context, getName(c), c.req.param("office"))),
  );
  // PNG for emails, because no email client shows SVG.
  app.get("/storefronts/:kind/:file{(?:0|[1-9][0-9]{0,8})\\.png}", (c) => {
    const kind = c.req.param("kind");
    if (!isStorefrontKind(kind)) return c.notFound();
    const number = Number(getName(c));
    return sendDrawing(c, ["storefront", kind, number], () => drawStorefront(drawStorefrontOfKind(kind, number)));
  });
  app.all("*", (c) => c.body("Not found", 404, { "Content-Type": "text/plain; charset=utf-8" }));
  app.onError((error, c) => {
    if (!(error instanceof DomainError)) throw error;
    if (error instanceof Unavailable) c.header("Retry-After", String(error.retry_after));
    return c.body(error.message, error.status as 404, { "Content-Type": "text/plain; charset=utf-8" });
  });
  return app;
}

function getName(c: Call): string {
  return (c.req.param("file") ?? "").replace(/\.png$/, "");
}

const drawStorefront = async (svg: string): Promise<Buffer> =>
  (await import("./share-picture.ts")).drawStorefrontPicture(svg);

/** The drawing code is loaded with the first picture, because most processes do not need it at startup. */
const drawLazily: Draw = async (picture) => (await import("./share-picture.ts")).drawSharePicture(picture);

function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting >= MAX_QUEUED) return Promise.reject(new Unavailable(m.api_too_many(), 2));
    waiting += 1;
    const pending = last.then(work, work).finally(() => {
      waiting -= 1;
    });
    last = pending.catch(() => {});
    return pending;
  };
}

import { timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import { toProblemJson } from "#api/http/problem.ts";
import { isLoopback } from "#config/env.ts";
import { sha256 } from "#lib/sha256.ts";
import { m } from "#messages/messages.js";
import { hasForwardingHeader } from "../request/forwarded.ts";
import type { ServerEnv } from "../served.ts";
import type { Metrics } from "./metrics.ts";

/**
 * `/api/metrics`: open to clients with the token; without a configured token, to programs on this machine only. Headers
 * never prove that a client is local, and a local proxy forwards remote requests.
 */
export function createMetricsRoute(
  metrics: Pick<Metrics, "contentType" | "render">,
  token: string | null,
): Hono<ServerEnv> {
  const route = new Hono<ServerEnv>();
  route.get("/", async (c) => {
    const { headers } = c.req.raw;
    const noStore = { "Cache-Control": "no-store" };
    if (token !== null && !isValidToken(headers.get("authorization"), token)) {
      return c.json(toProblemJson(401, m.api_metrics_token()), 401, { "WWW-Authenticate": "Bearer", ...noStore });
    }
    if (token === null && !isLocalRequest(c.env.incoming.socket.remoteAddress, headers)) {
      return c.json(toProblemJson(403, m.api_metrics_local_only()), 403, noStore);
    }
    return c.body(await metrics.render(), 200, { "Content-Type": metrics.contentType, ...noStore });
  });
  return route;
}

function isLocalRequest(peer: string | undefined, headers: Headers): boolean {
  if (hasForwardingHeader(headers.keys())) return false;
  return peer !== undefined && isLoopback(peer.replace(/^::ffff:/i, ""));
}

function isValidToken(authorization: string | null, token: string): boolean {
  const given = /^Bearer +(\S+) *$/i.exec(authorization ?? "")?.[1];
  return given !== undefined && timingSafeEqual(hash(given), hash(token));
}

/** Fixed length, so that comparing does not leak the length. */
function hash(text: string): Buffer {
  return Buffer.from(sha256(text));
}

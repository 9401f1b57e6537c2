import type { Context as Call } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/**
 * Serializes a value as JSON with its headers. Content-Length is included because the server compresses responses of
 * unknown length, even short ones.
 */
export function toJsonResponse(value: object) {
  const text = JSON.stringify(value);
  return {
    text,
    headers: { "Content-Type": "application/json", "Content-Length": String(Buffer.byteLength(text)) },
  };
}

/** Sends JSON along with the headers already set on the call. */
export function sendJson(c: Call, value: object, status: ContentfulStatusCode = 200): Response {
  const { text, headers } = toJsonResponse(value);
  return c.body(text, status, headers);
}

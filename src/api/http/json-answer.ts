import type { Context as Call } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";

/**
 * A value as JSON, with the headers that go with it. Its length is among them: what is short is then sent as it is, where
 * else the server would pack it, not knowing how long it is.
 */
export function jsonAnswer(value: object) {
  const text = JSON.stringify(value);
  return {
    text,
    headers: { "Content-Type": "application/json", "Content-Length": String(Buffer.byteLength(text)) },
  };
}

/** The same, with what was put into the call's headers before. */
export function sendJson(c: Call, value: object, status: ContentfulStatusCode = 200): Response {
  const { text, headers } = jsonAnswer(value);
  return c.body(text, status, headers);
}

import zlib from "node:zlib";
import type { Context as Call } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { acceptedEncodings } from "#lib/content-encoding.ts";

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

/** Compressing a shorter body takes longer than it saves. */
const MIN_COMPRESSED_LENGTH = 4_096;

/** Synchronous, because a response is compressed in less time than a stream through the thread pool takes. */
const ENCODERS = {
  zstd: (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(zlib.zstdCompressSync(text)),
  gzip: (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(zlib.gzipSync(text, { level: 4 })),
};

/** Sends JSON with the headers already set on the call, compressed if it is long enough. */
export function sendJson(c: Call, value: object, status: ContentfulStatusCode = 200): Response {
  const { text, headers } = toJsonResponse(value);
  if (text.length < MIN_COMPRESSED_LENGTH) return c.body(text, status, headers);
  c.header("Vary", "Accept-Encoding", { append: true });
  const accepted = acceptedEncodings(c.req.header("accept-encoding") ?? "");
  const encoding = (["zstd", "gzip"] as const).find((name) => accepted.includes(name));
  if (!encoding) return c.body(text, status, headers);
  const body = ENCODERS[encoding](text);
  return c.body(body, status, {
    ...headers,
    "Content-Encoding": encoding,
    "Content-Length": String(body.length),
  });
}

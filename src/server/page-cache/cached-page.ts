import { promisify } from "node:util";
import zlib, { brotliCompress, constants, gzip } from "node:zlib";
import { EVERYTHING } from "#db/cache-versions.ts";
import type { Encoding } from "#lib/content-encoding.ts";
import { sha256 } from "#lib/sha256.ts";
import type { PageResponse } from "#web/document/responses.ts";
import type { RenderedPage } from "../pages/page-renderer.ts";

/** A page's bytes in one encoding, and all headers that go with them: name, value, name... */
export interface Representation {
  headers: readonly string[];
  etag: string;
  body: Buffer;
}

/** A page as it is cached. */
export interface CachedPage {
  status: number;
  /** What the page depends on: a change of any of these tags makes it stale. */
  tags: ReadonlySet<string>;
  /** The bytes as they were rendered. */
  plain: Representation;
  /** The encodings made so far; always includes `identity`. */
  representations: Map<Encoding, Representation>;
  /**
   * Makes another encoding, at most once: zstd synchronously, because it takes a tenth of a millisecond, the others in
   * the background. Bodies too small to gain from it stay uncompressed.
   */
  encode(encoding: "br" | "zstd" | "gzip"): Representation | Promise<Representation>;
  /** Replaces the brotli encoding with a smaller one. */
  improve(): Promise<void>;
  /** Milliseconds of a monotonic clock. */
  madeAt: number;
  staleSince: number | null;
  hits: number;
}

/** Pages with other statuses are rendered for each visitor. */
const CACHEABLE_STATUSES = new Set([200, 301, 404, 410]);

/** In bytes. A smaller body fits into one packet anyway. */
const MIN_COMPRESSED_BYTES = 1_000;

/**
 * Quality for the first visitor whose browser doesn't support zstd. It takes no longer than gzip and gives a smaller
 * body.
 */
const FIRST_BROTLI_QUALITY = 3;

/** Quality for a page that is requested again. The body is almost as small as with 11, in a tenth of the time. */
const FINAL_BROTLI_QUALITY = 9;

/** Holds a page's text while it is encoded. */
const scratch = Buffer.allocUnsafeSlow(1024 * 1024);

/** Headers that are set separately for each representation. */
const REWRITTEN = new Set(["content-length", "content-encoding", "etag", "vary", "transfer-encoding", "x-request-id"]);

const ENCODERS = {
  gzip: (body: Buffer): Promise<Buffer> => promisify<Buffer, Buffer>(gzip)(body),
  br: (body: Buffer, quality = FIRST_BROTLI_QUALITY): Promise<Buffer> =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
};

/** Returns whether a response may be cached and sent to everyone. One that sets a cookie may not. */
export function isCacheable({ status, headers }: PageResponse): boolean {
  const isOneVisitors = /no-store|private/.test(headers.get("cache-control") ?? "") || headers.has("set-cookie");
  return CACHEABLE_STATUSES.has(status) && !isOneVisitors;
}

/** Converts a rendered page into a cache entry. `common` is the list of headers of every response. */
export function createCachedPage({ response, tags }: RenderedPage, common: readonly string[], now: number): CachedPage {
  const body = toBytes(response.body ?? "");
  const own = [...response.headers].filter(([name]) => !REWRITTEN.has(name)).flat();
  const hash = sha256(body, "base64url").slice(0, 32);
  const createRepresentation = (encoding: Encoding, bytes: Buffer): Representation => {
    const etag = `"${hash}${encoding === "identity" ? "" : `-${encoding}`}"`;
    const coding = encoding === "identity" ? [] : ["Content-Encoding", encoding];
    const length = ["Content-Length", String(bytes.length)];
    // The tag is weak, because the bytes change when the page is compressed again.
    const tag = encoding === "br" ? `W/${etag}` : etag;
    return {
      etag,
      body: bytes,
      headers: [...common, ...own, ...coding, ...length, "ETag", tag, "Vary", "Accept-Encoding"],
    };
  };
  const plain = createRepresentation("identity", body);
  const representations = new Map<Encoding, Representation>([["identity", plain]]);
  const compressing = new Map<Encoding, Promise<Representation>>();
  const compressNow = (): Representation => {
    // Accessed through the module, because Node 20 lacks it and a named import would fail.
    const compressed = createRepresentation("zstd", zlib.zstdCompressSync(body));
    representations.set("zstd", compressed);
    return compressed;
  };
  const compress = async (encoding: "br" | "gzip"): Promise<Representation> => {
    const compressed = createRepresentation(encoding, await ENCODERS[encoding](body));
    // A better encoding may have replaced it by now.
    if (!representations.has(encoding)) representations.set(encoding, compressed);
    return compressed;
  };
  return {
    status: response.status,
    // A page that does not exist yet can be created by any change.
    tags: response.status === 200 ? tags : new Set([EVERYTHING]),
    plain,
    representations,
    encode(encoding) {
      if (body.length < MIN_COMPRESSED_BYTES) return plain;
      if (encoding === "zstd") return compressNow();
      const compressed = compressing.get(encoding) ?? compress(encoding);
      compressing.set(encoding, compressed);
      return compressed;
    },
    async improve() {
      if (body.length < MIN_COMPRESSED_BYTES) return;
      const smallest = createRepresentation("br", await ENCODERS.br(body, FINAL_BROTLI_QUALITY));
      representations.set("br", smallest);
      compressing.set("br", Promise.resolve(smallest));
    },
    madeAt: now,
    staleSince: null,
    hits: 0,
  };
}

/** Encodes text in less time than `Buffer.from`, which reads it twice. */
function toBytes(text: string): Buffer {
  const length = 3 * text.length <= scratch.length ? scratch.write(text) : 0;
  return length > 0 ? Buffer.copyBytesFrom(scratch, 0, length) : Buffer.from(text);
}

/** Returns the approximate size of a page: its bytes, headers and overhead. */
export function getSizeBytes({ representations }: CachedPage): number {
  let bytes = 1_000;
  for (const { body, headers } of representations.values()) {
    bytes += body.length;
    for (const header of headers) bytes += header.length;
  }
  return bytes;
}

/** Returns whether a change of these tags makes a page stale. */
export function dependsOn(page: Pick<CachedPage, "tags">, changed: ReadonlySet<string>): boolean {
  if (changed.has(EVERYTHING)) return true;
  if (changed.size === 0) return false;
  return page.tags.has(EVERYTHING) || [...changed].some((tag) => page.tags.has(tag));
}

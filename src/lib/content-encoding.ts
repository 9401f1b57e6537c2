import zlib from "node:zlib";
import { memoize } from "./memoize.ts";

export type Encoding = "br" | "zstd" | "gzip" | "identity";

/** Node 20 has no zstd. */
const CAN_MAKE_ZSTD = "zstdCompressSync" in zlib;

/** Max cached headers; browsers send fewer different ones. */
const MAX_CACHE_ENTRIES = 100;

/**
 * Returns the encodings that this server supports and an Accept-Encoding header allows, in order of preference.
 * Identity is always included.
 */
export const acceptedEncodings = memoize(MAX_CACHE_ENTRIES, (header): readonly Encoding[] => {
  const rejected = new Set<string>();
  const accepted = new Set<string>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const isRejected = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    (isRejected ? rejected : accepted).add(name);
  }
  const isAllowed = (name: string): boolean => accepted.has(name) || (accepted.has("*") && !rejected.has(name));
  const hasZstd = CAN_MAKE_ZSTD && accepted.has("zstd") && !rejected.has("zstd");
  const encodings: [Encoding, boolean][] = [
    ["br", isAllowed("br")],
    ["zstd", hasZstd],
    ["gzip", isAllowed("gzip")],
    ["identity", true],
  ];
  return encodings.filter(([, isListed]) => isListed).map(([name]) => name);
});

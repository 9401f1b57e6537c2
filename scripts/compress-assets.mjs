import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { VARIANTS } from "../src/editions/variants.ts";

/*
 * Writes `<file>.br` and `<file>.gz` next to scripts and styles. Uses the highest compression level, because each file
 * is compressed only once. The scripts of regional versions differ in a few words only; a lower level for them keeps the
 * build from taking twice as long.
 */
const TEXT = /\.(js|css|svg|json|txt)$/;
/** A smaller file fits into one packet uncompressed. */
const MIN_COMPRESSED_BYTES = 1_000;

const REGIONAL_QUALITY = 5;

const ENCODERS = {
  br: (bytes, isRegional) =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isRegional ? REGIONAL_QUALITY : constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  gz: (bytes, isRegional) => gzipSync(bytes, { level: isRegional ? REGIONAL_QUALITY : constants.Z_BEST_COMPRESSION }),
};

/** @param {string} folder a folder of files whose names contain a content hash */
export function compressAssets(folder) {
  const isRegional = Object.hasOwn(VARIANTS, basename(folder));
  for (const name of readdirSync(folder).filter((file) => TEXT.test(file))) {
    const bytes = readFileSync(join(folder, name));
    if (bytes.length < MIN_COMPRESSED_BYTES) continue;
    for (const [ending, encode] of Object.entries(ENCODERS)) {
      const encoded = encode(bytes, isRegional);
      if (encoded.length < bytes.length) writeFileSync(join(folder, `${name}.${ending}`), encoded);
    }
  }
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  const assets = join(root, process.env.BUILD_DIRECTORY ?? "build", "client/build");
  const folders = readdirSync(assets, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const folder of [assets, ...folders.map(({ parentPath, name }) => join(parentPath, name))])
    compressAssets(folder);
}

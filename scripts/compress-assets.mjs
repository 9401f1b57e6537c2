import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
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

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const ENCODERS = {
  br: (bytes, isRegional) =>
    compressBrotli(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isRegional ? REGIONAL_QUALITY : constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  gz: (bytes, isRegional) =>
    compressGzip(bytes, { level: isRegional ? REGIONAL_QUALITY : constants.Z_BEST_COMPRESSION }),
};

/**
 * Compresses the files at the same time, on all cores.
 *
 * @param {string} folder a folder of files whose names contain a content hash
 */
export async function compressAssets(folder) {
  const isRegional = Object.hasOwn(VARIANTS, basename(folder));
  const names = readdirSync(folder).filter((file) => TEXT.test(file));
  await Promise.all(names.map((name) => compressFile(join(folder, name), isRegional)));
}

async function compressFile(path, isRegional) {
  const bytes = readFileSync(path);
  if (bytes.length < MIN_COMPRESSED_BYTES) return;
  for (const [ending, encode] of Object.entries(ENCODERS)) {
    const encoded = await encode(bytes, isRegional);
    if (encoded.length < bytes.length) writeFileSync(`${path}.${ending}`, encoded);
  }
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const root = dirname(dirname(fileURLToPath(import.meta.url)));
  const assets = join(root, process.env.BUILD_DIRECTORY ?? "build", "client/build");
  const folders = readdirSync(assets, { recursive: true, withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const folder of [assets, ...folders.map(({ parentPath, name }) => join(parentPath, name))])
    await compressAssets(folder);
}

import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import subsetFont from "subset-font";

/*
 * Makes src/web/styles/fonts/newsreader-latin.woff2, which is committed: `node scripts/subset-display-font.mjs`. It is
 * 12 % smaller than Fontsource's file, because that one has glyphs and rules that only other languages need. Run it
 * after an update of @fontsource/newsreader.
 */

/** Fontsource's range of its Latin files. */
const LATIN = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  ...[0x131, 0x152, 0x153, 0x2bb, 0x2bc, 0x2c6, 0x2da, 0x2dc, 0x304, 0x308, 0x329].map((code) => [code, code]),
  [0x2000, 0x206f],
  ...[0x20ac, 0x2122, 0x2191, 0x2193, 0x2212, 0x2215, 0xfeff, 0xfffd].map((code) => [code, code]),
];
const FEATURES = ["kern", "liga", "tnum"];
/** Copyright and license in the font's name table. The license requires both in every copy. */
const LICENSE_NAMES = [0, 13, 14];

const source = createRequire(import.meta.url).resolve("@fontsource/newsreader/files/newsreader-latin-500-normal.woff2");
const characters = LATIN.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join("");
const font = await subsetFont(readFileSync(source), characters, {
  targetFormat: "woff2",
  keepFeatures: FEATURES,
  preserveNameIds: LICENSE_NAMES,
});
const target = join(import.meta.dirname, "../src/web/styles/fonts/newsreader-latin.woff2");
writeFileSync(target, font);
process.stdout.write(`${target}: ${font.length} bytes\n`);

import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { compressAssets } from "./compress-assets.mjs";

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "handover-assets-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("writes both compressed forms of scripts and styles, which decode to the same bytes", async () => {
  const script = Buffer.from("export const page = 1;\n".repeat(200));
  writeFileSync(join(folder, "page-1.js"), script);
  writeFileSync(join(folder, "app-1.css"), script);
  await compressAssets(folder);
  for (const name of ["page-1.js", "app-1.css"]) {
    expect(brotliDecompressSync(readFileSync(join(folder, `${name}.br`)))).toEqual(script);
    expect(gunzipSync(readFileSync(join(folder, `${name}.gz`)))).toEqual(script);
  }
});

test("skips files that gain nothing: fonts, files of one packet and incompressible ones", async () => {
  writeFileSync(join(folder, "letters-1.woff2"), Buffer.alloc(5_000));
  writeFileSync(join(folder, "tiny-1.js"), "a".repeat(900));
  writeFileSync(join(folder, "noise-1.js"), randomBytes(5_000));
  await compressAssets(folder);
  expect(readdirSync(folder).sort()).toEqual(["letters-1.woff2", "noise-1.js", "tiny-1.js"]);
});

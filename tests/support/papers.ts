import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packageOfFont } from "#integrations/papers/font-files.ts";
import type { Papers } from "#integrations/papers/paper.ts";
import { papersOf } from "#integrations/papers/papers.ts";
import { newSeal, type SealKey } from "#integrations/papers/seal-certificate.ts";
import { unpackWoff } from "#integrations/papers/sources/unpack-woff.ts";

const require = createRequire(import.meta.url);

let key: Promise<SealKey> | undefined;

/** A seal of the tests' own, made once a worker. */
export function testSeal(): Promise<SealKey> {
  key ??= newSeal("The tests", new Date("2026-01-01T00:00:00Z")).then((pem) => {
    const end = pem.indexOf("-----BEGIN CERTIFICATE-----");
    return { key: pem.slice(0, end), certificates: [pem.slice(end)] };
  });
  return key;
}

let folder: string | undefined;

/** A font of the packages, unpacked where only this worker reads it. */
function fontFile(name: string): string {
  if (!folder) {
    const made = mkdtempSync(join(tmpdir(), "handover-fonts-"));
    folder = made;
    process.once("exit", () => rmSync(made, { recursive: true, force: true }));
  }
  const file = join(folder, name);
  if (!existsSync(file)) writeFileSync(file, unpackWoff(readFileSync(require.resolve(packageOfFont(name)))));
  return file;
}

/** Documents drawn with the fonts of the packages and sealed with the tests' own seal. */
export function testPapers(): Papers {
  return papersOf(fontFile, testSeal);
}

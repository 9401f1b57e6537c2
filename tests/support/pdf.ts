import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Documents } from "#integrations/documents/documents.ts";
import { createDocumentsInThread } from "#integrations/documents/documents-in-thread.ts";
import { getFontPackagePath } from "#integrations/pdf/font-files.ts";
import type { PdfWriter } from "#integrations/pdf/pdf-document.ts";
import { createPdfWriter } from "#integrations/pdf/pdf-writer.ts";
import { createSigningKey, type SigningKey } from "#integrations/pdf/signing-key.ts";
import { unpackWoff } from "#integrations/pdf/unpack-woff.ts";

const require = createRequire(import.meta.url);

let key: Promise<SigningKey> | undefined;

/** Returns the tests' signing key, created once per worker. */
export function getTestSigningKey(): Promise<SigningKey> {
  key ??= createSigningKey("The tests", new Date("2026-01-01T00:00:00Z")).then((pem) => {
    const end = pem.indexOf("-----BEGIN CERTIFICATE-----");
    return { key: pem.slice(0, end), certificates: [pem.slice(end)] };
  });
  return key;
}

let folder: string | undefined;

/** Returns a font of the packages, unpacked into a file of this worker. */
function getFontFile(name: string): string {
  if (!folder) {
    const made = mkdtempSync(join(tmpdir(), "handover-fonts-"));
    folder = made;
    process.once("exit", () => rmSync(made, { recursive: true, force: true }));
  }
  const file = join(folder, name);
  if (!existsSync(file)) writeFileSync(file, unpackWoff(readFileSync(require.resolve(getFontPackagePath(name)))));
  return file;
}

/** Returns a PDF writer with the packages' fonts and the tests' signing key. */
export function createTestPdfWriter(): PdfWriter {
  return createPdfWriter(getFontFile, getTestSigningKey);
}

let documents: Documents | undefined;

/** Returns documents as the site reads and renders them, with one thread per worker. */
export function createTestDocuments(): Documents {
  const script = join(import.meta.dirname, "../../src/integrations/documents/document-worker.ts");
  documents ??= createDocumentsInThread(script, getFontFile);
  return documents;
}

import { X509Certificate } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import forge from "node-forge";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createKeyFilesOnDisk, type KeyFiles } from "../files/key-files.ts";
import { createSigningKey, loadSigningKey } from "./signing-key.ts";

let folder: string;
let keys: KeyFiles;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "handover-seal-"));
  keys = createKeyFilesOnDisk(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

test("creates one key on the first start, readable only by the platform, even with several starts at once", async () => {
  const [first, second] = await Promise.all([
    loadSigningKey(keys, "Ámbar Brokers"),
    loadSigningKey(keys, "Ámbar Brokers"),
  ]);
  expect(second).toEqual(first);
  expect(await loadSigningKey(keys, "Another name")).toEqual(first);
  expect(readdirSync(folder)).toEqual(["seal.pem"]);
  expect(statSync(join(folder, "seal.pem")).mode & 0o777).toBe(0o600);
  const certificate = new X509Certificate(first.certificates[0] ?? "");
  expect(certificate.subject).toContain("Ámbar Brokers");
  expect(certificate.publicKey.asymmetricKeyDetails?.modulusLength).toBeGreaterThanOrEqual(3072);
  expect(certificate.verify(certificate.publicKey)).toBe(true);
});

test("creates a valid certificate whatever number is drawn", async () => {
  const draw = vi.spyOn(forge.random, "getBytesSync").mockImplementation((count) => "\0\u0001".padEnd(count, "a"));
  const pem = await createSigningKey("Brokers");
  draw.mockRestore();
  expect(new X509Certificate(pem.slice(pem.indexOf("-----BEGIN CERTIFICATE"))).subject).toContain("Brokers");
});

test("uses an operator's own key and reports an invalid one in one line", async () => {
  const { key, certificates } = await loadSigningKey(keys, "Brokers");
  const [own = ""] = certificates;
  writeFileSync(join(folder, "seal.pem"), `${own}\n${own}\n${key}\n`);
  expect(await loadSigningKey(keys, "Brokers")).toEqual({ key, certificates: [own, own] });
  writeFileSync(join(folder, "seal.pem"), own);
  await expect(loadSigningKey(keys, "Brokers")).rejects.toThrow("seal.pem");
});

import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { storeFiles } from "./file-store.ts";
import { FileMissing, type Files } from "./files.ts";
import { createFilesInMemory } from "./files-in-memory.ts";
import { createFilesOnDisk } from "./files-on-disk.ts";

const folder = mkdtempSync(join(tmpdir(), "handover-files-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe.each([
  ["on disk", createFilesOnDisk(folder)],
  ["in memory", createFilesInMemory()],
])("files %s", (_where, files) => {
  test("stores and returns files until they are removed", async () => {
    await files.put("photos/a1.webp", new Uint8Array([1, 2, 3]));
    expect([...(await files.get("photos/a1.webp"))]).toEqual([1, 2, 3]);
    await files.remove("photos/a1.webp");
    await files.remove("photos/a1.webp");
    await expect(files.get("photos/a1.webp")).rejects.toThrow(FileMissing);
  });

  test("lists the keys of complete files", async () => {
    await files.put("photos/c3.webp", new Uint8Array([5]));
    await files.put("evidence/2026/d4.pdf", new Uint8Array([6]));
    expect((await Array.fromAsync(files.list())).sort()).toEqual(["evidence/2026/d4.pdf", "photos/c3.webp"]);
    for (const key of ["photos/c3.webp", "evidence/2026/d4.pdf"]) await files.remove(key);
    expect(await Array.fromAsync(files.list())).toEqual([]);
  });

  test.each(["../secret", "photos/../../secret", "/etc/passwd", "photos", "photos/", "photos/.env", "photos/a\\b", ""])(
    "rejects %j as a key",
    async (key) => {
      await expect(files.put(key, new Uint8Array())).rejects.toThrow(RangeError);
      await expect(files.get(key)).rejects.toThrow(RangeError);
    },
  );
});

test("lists nothing in a folder that doesn't exist, and no file that is still being written", async () => {
  expect(await Array.fromAsync(createFilesOnDisk(join(folder, "missing")).list())).toEqual([]);
  const files = createFilesOnDisk(join(folder, "interrupted"));
  await files.put("a/1.pdf", new Uint8Array([1]));
  writeFileSync(join(folder, "interrupted", "a", `2.pdf.${randomUUID()}`), "");
  expect(await Array.fromAsync(files.list())).toEqual(["a/1.pdf"]);
});

test("makes files readable only by the platform and leaves no partial files", async () => {
  const files = createFilesOnDisk(folder);
  await files.put("ndas/b2.pdf", new Uint8Array([4]));
  expect(readdirSync(join(folder, "ndas"))).toEqual(["b2.pdf"]);
  expect(statSync(join(folder, "ndas", "b2.pdf")).mode & 0o777).toBe(0o600);
});

describe("storing files with their record", () => {
  const contents = new Map([
    ["a/1", new Uint8Array([1])],
    ["a/2", new Uint8Array([2])],
  ]);
  const listStored = async (files: Files): Promise<string[]> => {
    const found = [...contents.keys()].map((key) =>
      files
        .get(key)
        .then(() => [key])
        .catch(() => []),
    );
    return (await Promise.all(found)).flat();
  };

  test("stores the files before the record and keeps both", async () => {
    const files = createFilesInMemory();
    expect(await storeFiles(files, contents, async () => ({ found: await listStored(files) }))).toEqual({
      found: ["a/1", "a/2"],
    });
    expect(await listStored(files)).toEqual(["a/1", "a/2"]);
  });

  test("deletes the files if the record does not need them, fails, or one of them cannot be stored", async () => {
    const files = createFilesInMemory();
    expect(await storeFiles(files, contents, async () => null)).toBeNull();
    expect(await listStored(files)).toEqual([]);
    const failing = storeFiles(files, contents, () => Promise.reject(new Error("no row")));
    await expect(failing).rejects.toThrow("no row");
    expect(await listStored(files)).toEqual([]);
    const put = (key: string, content: Uint8Array) =>
      key === "a/2" ? Promise.reject(new Error("disk full")) : files.put(key, content);
    await expect(storeFiles({ ...files, put }, contents, async () => ({}))).rejects.toThrow("disk full");
    expect(await listStored(files)).toEqual([]);
  });
});

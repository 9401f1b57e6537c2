import { randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { isDatabaseUnavailable } from "#db/database-unavailable.ts";
import { startS3Server } from "../../../tests/support/s3-server.ts";
import { openBucket } from "./bucket.ts";
import { storeFiles } from "./file-store.ts";
import { FileMissing, type Files } from "./files.ts";
import { createFilesInBucket, createKeyFilesInBucket } from "./files-in-bucket.ts";
import { createFilesInMemory } from "./files-in-memory.ts";
import { createFilesOnDisk } from "./files-on-disk.ts";
import { createKeyFilesOnDisk } from "./key-files.ts";

const folder = mkdtempSync(join(tmpdir(), "handover-files-"));
const s3 = await startS3Server();
const bucket = openBucket(s3.settings);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await s3.stop();
});

describe.each([
  ["on disk", createFilesOnDisk(folder)],
  ["in memory", createFilesInMemory()],
  ["in a bucket", createFilesInBucket(bucket)],
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
    await files.put("evidence/2026/d5.pdf", new Uint8Array([7]));
    const keys = ["evidence/2026/d4.pdf", "evidence/2026/d5.pdf", "photos/c3.webp"];
    expect((await Array.fromAsync(files.list())).sort()).toEqual(keys);
    for (const key of keys) await files.remove(key);
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

describe.each([
  ["on disk", createKeyFilesOnDisk(join(folder, "keys"))],
  ["in a bucket", createKeyFilesInBucket(bucket)],
])("keys %s", (_where, keys) => {
  test("give all nodes the first text, until it is replaced", async () => {
    expect(await keys.read("seal.pem")).toBeNull();
    const created = await Promise.all(["one", "two"].map((text) => keys.createOnce("seal.pem", text)));
    expect(new Set([...created, await keys.read("seal.pem")]).size).toBe(1);
    await keys.write("seal.pem", "three");
    expect(await keys.createOnce("seal.pem", "four")).toBe("three");
  });
});

describe("a bucket", () => {
  test("is in one folder of its own, apart from the keys", async () => {
    await createFilesInBucket(bucket).put("photos/a1.webp", new Uint8Array([1]));
    expect([...s3.objects.keys()].sort()).toEqual(["site/files/photos/a1.webp", "site/keys/seal.pem"]);
    await createFilesInBucket(bucket).remove("photos/a1.webp");
  });

  test.each([
    ["a wrong key", { secret_access_key: "other" }, "responded with 403 SignatureDoesNotMatch to PUT"],
    ["an unknown key", { access_key_id: "other" }, "responded with 403 InvalidAccessKeyId to PUT"],
    ["another region", { region: "us-east-1" }, "responded with 403 AuthorizationHeaderMalformed to PUT"],
    ["a missing bucket", { url: s3.settings.url.replace("/bucket/", "/none/") }, "has no bucket none. Create it."],
  ])("with %s says what is wrong", async (_, changed, reason) => {
    const files = createFilesInBucket(openBucket({ ...s3.settings, ...changed }));
    await expect(files.put("photos/a1.webp", new Uint8Array([1]))).rejects.toThrow(reason);
  });

  test("that is away counts as an outage, which edges answer with 503", async () => {
    const away = await startS3Server();
    await away.stop();
    const failure = await openBucket(away.settings)
      .get("files/photos/a1.webp")
      .catch((error) => error);
    expect(failure.message).toContain("can't be reached: ECONNREFUSED");
    expect(isDatabaseUnavailable(failure)).toBe(true);
  });
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

import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { FileMissing } from "./files.ts";
import { filesInMemory } from "./files-in-memory.ts";
import { filesOnDisk } from "./files-on-disk.ts";

const folder = mkdtempSync(join(tmpdir(), "handover-files-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe.each([
  ["on disk", filesOnDisk(folder)],
  ["in memory", filesInMemory()],
])("files %s", (_where, files) => {
  test("come back as they were put, until they are removed", async () => {
    await files.put("photos/a1.webp", new Uint8Array([1, 2, 3]));
    expect([...(await files.get("photos/a1.webp"))]).toEqual([1, 2, 3]);
    await files.remove("photos/a1.webp");
    await files.remove("photos/a1.webp");
    await expect(files.get("photos/a1.webp")).rejects.toThrow(FileMissing);
  });

  test.each(["../secret", "photos/../../secret", "/etc/passwd", "photos", "photos/", "photos/.env", "photos/a\\b", ""])(
    "%j is no key",
    async (key) => {
      await expect(files.put(key, new Uint8Array())).rejects.toThrow(RangeError);
      await expect(files.get(key)).rejects.toThrow(RangeError);
    },
  );
});

test("a file on disk is the platform's alone, and nothing half written stands beside it", async () => {
  const files = filesOnDisk(folder);
  await files.put("ndas/b2.pdf", new Uint8Array([4]));
  expect(readdirSync(join(folder, "ndas"))).toEqual(["b2.pdf"]);
  expect(statSync(join(folder, "ndas", "b2.pdf")).mode & 0o777).toBe(0o600);
});

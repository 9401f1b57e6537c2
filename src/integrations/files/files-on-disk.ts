import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { FileMissing, type Files, requireValidKey } from "./files.ts";

/** Stores files in a folder that only the platform may read. Writes are atomic. */
export function createFilesOnDisk(folder: string): Files {
  const toPath = (key: string): string => join(folder, ...requireValidKey(key).split("/"));
  return {
    async put(key, content) {
      const path = toPath(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const aside = `${path}.${randomUUID()}`;
      const file = await open(aside, "wx", 0o600);
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(aside, path);
    },
    async get(key) {
      return readFile(toPath(key)).catch((error: NodeJS.ErrnoException) => {
        throw error.code === "ENOENT" ? new FileMissing(key) : error;
      });
    },
    async remove(key) {
      await rm(toPath(key), { force: true });
    },
  };
}

import { randomUUID } from "node:crypto";
import type { Dirent } from "node:fs";
import { mkdir, open, readdir, readFile, rename, rm } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { FileMissing, type Files, isValidKey, requireValidKey } from "./files.ts";

/** Matches the name of a file that is still being written: its key and a UUID. */
const PARTIAL = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

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
    async *list() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(returnNoneIfMissing);
      for (const entry of entries) {
        const key = relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/");
        if (entry.isFile() && isValidKey(key) && !PARTIAL.test(key)) yield key;
      }
    },
  };
}

function returnNoneIfMissing(error: NodeJS.ErrnoException): Dirent[] {
  if (error.code !== "ENOENT") throw error;
  return [];
}

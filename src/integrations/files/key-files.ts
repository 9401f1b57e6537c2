import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createFileOnce, readIfExists } from "./create-file-once.ts";

/** The small texts that all nodes of a site share in addition to its files: the document key and the store's id. */
export interface KeyFiles {
  /** The place where they are stored, for messages: `DATA_DIR /srv/handover`. */
  place: string;
  read(name: string): Promise<string | null>;
  /** Returns the stored text. If there is none, stores `text`; if several processes start at the same time, one of them does. */
  createOnce(name: string, text: string): Promise<string>;
  /** Replaces a text. */
  write(name: string, text: string): Promise<void>;
}

/** Stores key files in a folder, readable only by their owner. */
export function createKeyFilesOnDisk(folder: string): KeyFiles {
  return {
    place: `DATA_DIR ${folder}`,
    read: async (name) => readIfExists(join(folder, name)),
    createOnce: async (name, text) => createFileOnce(join(folder, name), text),
    async write(name, text) {
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, name), text, { mode: 0o600 });
    },
  };
}

import type { Bucket } from "./bucket.ts";
import { FileMissing, type Files, isValidKey, requireValidKey } from "./files.ts";
import type { KeyFiles } from "./key-files.ts";

const FILES = "files/";
const KEYS = "keys/";

/** Stores files in a bucket that only the platform may read. */
export function createFilesInBucket(bucket: Bucket): Files {
  return {
    async put(key, content) {
      await bucket.put(FILES + requireValidKey(key), content);
    },
    async get(key) {
      const content = await bucket.get(FILES + requireValidKey(key));
      if (!content) throw new FileMissing(key);
      return content;
    },
    remove: async (key) => bucket.remove(FILES + requireValidKey(key)),
    async *list() {
      for await (const name of bucket.list(FILES)) {
        const key = name.slice(FILES.length);
        if (isValidKey(key)) yield key;
      }
    },
  };
}

/** Stores the key files, which all nodes share, in the same bucket. */
export function createKeyFilesInBucket(bucket: Bucket): KeyFiles {
  const read = async (name: string): Promise<string | null> => {
    const content = await bucket.get(KEYS + name);
    return content && Buffer.from(content).toString("utf8");
  };
  return {
    place: `FILES_URL ${bucket.url}`,
    read,
    async createOnce(name, text) {
      const existing = await read(name);
      if (existing !== null) return existing;
      // Some stores ignore the condition. So the text is read again, and all nodes get the one that was written last.
      await bucket.put(KEYS + name, Buffer.from(text), true);
      return (await read(name)) ?? text;
    },
    write: async (name, text) => void (await bucket.put(KEYS + name, Buffer.from(text))),
  };
}

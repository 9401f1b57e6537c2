import { FileMissing, type Files, requireValidKey } from "./files.ts";

/** Creates an in-memory file store for tests. */
export function createFilesInMemory(): Files {
  const files = new Map<string, Uint8Array>();
  return {
    async put(key, content) {
      files.set(requireValidKey(key), content);
    },
    async get(key) {
      const content = files.get(requireValidKey(key));
      if (!content) throw new FileMissing(key);
      return content;
    },
    async remove(key) {
      files.delete(requireValidKey(key));
    },
    async *list() {
      yield* files.keys();
    },
  };
}

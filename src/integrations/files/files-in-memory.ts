import { checkedKey, FileMissing, type Files } from "./files.ts";

/** An in-memory file store for tests. */
export function filesInMemory(): Files {
  const files = new Map<string, Uint8Array>();
  return {
    async put(key, content) {
      files.set(checkedKey(key), content);
    },
    async get(key) {
      const content = files.get(checkedKey(key));
      if (!content) throw new FileMissing(key);
      return content;
    },
    async remove(key) {
      files.delete(checkedKey(key));
    },
  };
}

import type { Files } from "./files.ts";

/**
 * Stores files under their keys and then runs the work that records them: in this order, so that no row names a missing
 * file. The files are deleted if anything fails or the work reports that they are not needed.
 *
 * @param work returns null if the files are not needed.
 */
export async function storeFiles<T extends object>(
  files: Files,
  contents: ReadonlyMap<string, Uint8Array>,
  work: () => Promise<T | null>,
): Promise<T | null> {
  const clear = async (): Promise<void> => {
    for (const key of contents.keys()) await files.remove(key);
  };
  let stored: T | null;
  try {
    for (const [key, content] of contents) await files.put(key, content);
    stored = await work();
  } catch (error) {
    await clear();
    throw error;
  }
  if (!stored) await clear();
  return stored;
}

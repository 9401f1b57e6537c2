import type { Files } from "./files.ts";

/**
 * Keeps files by their keys and then does the work that writes down where they are: before it, so that nothing ever names a
 * file that is not there. They are forgotten where any of it fails, and where the work finds that they are not needed.
 *
 * @param work null for files that are not needed.
 */
export async function fileStore<T extends object>(
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

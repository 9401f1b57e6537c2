import { randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Returns the text of a file that only its owner may read, creating it with `text` if necessary. A complete file is
 * linked into place: if several first starts run at once, one of them wins and none leaves a partial file.
 */
export function createFileOnce(file: string, text: string): string {
  const existing = readIfExists(file);
  if (existing !== null) return existing;
  mkdirSync(dirname(file), { recursive: true });
  const written = `${file}.${randomUUID()}`;
  writeFileSync(written, text, { mode: 0o600 });
  try {
    linkSync(written, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(written);
  }
  return readFileSync(file, "utf8");
}

/** Returns the text of a file, or null if it does not exist. */
export function readIfExists(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return null;
  }
}

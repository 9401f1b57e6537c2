import { randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Returns the text of a file that only its owner may read. If the file doesn't exist, creates it with `text`. If
 * several processes start for the first time at once, one of them creates it, and none leaves a partial file.
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

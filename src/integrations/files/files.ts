/** Max size of an uploaded file, in bytes. */
export const MAX_UPLOAD_BYTES = 10_000_000;

/** The store for uploads and signed documents: whole files by key, written once. */
export interface Files {
  /** Stores a file; an existing one is unchanged, since a key is never reused. */
  put(key: string, content: Uint8Array): Promise<void>;
  /** @throws FileMissing */
  get(key: string): Promise<Uint8Array>;
  /** Deletes a file; succeeds if it does not exist. */
  remove(key: string): Promise<void>;
  /** Lists the keys of all files. */
  list(): AsyncIterable<string>;
}

/** Folders and a name of letters, digits, dots and hyphens; no segment can lead to a parent folder. */
const KEY = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9.-]*)+$/;

export class FileMissing extends Error {}

export function isValidKey(key: string): boolean {
  return KEY.test(key) && !key.includes("..");
}

/** @throws RangeError for an invalid key. */
export function requireValidKey(key: string): string {
  if (!isValidKey(key)) throw new RangeError(`${JSON.stringify(key)} is not a valid file key`);
  return key;
}

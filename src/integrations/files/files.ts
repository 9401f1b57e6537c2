/** How large a file may be that somebody sends, in bytes. */
export const MAX_UPLOAD_BYTES = 10_000_000;

/** Where uploads and signed documents lie: whole files by a key, written once. */
export interface Files {
  /** Keeps a file; one that is there already stays as it is, since a key is never used twice. */
  put(key: string, content: Uint8Array): Promise<void>;
  /** @throws FileMissing */
  get(key: string): Promise<Uint8Array>;
  /** Forgets a file; one that is not there is forgotten already. */
  remove(key: string): Promise<void>;
}

/** Folders and a name, each of letters, digits, dots and hyphens, none of which leads upwards. */
const KEY = /^[a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9.-]*)+$/;

export class FileMissing extends Error {}

/** @throws RangeError for what is no key. */
export function checkedKey(key: string): string {
  if (!KEY.test(key) || key.includes("..")) throw new RangeError(`${JSON.stringify(key)} is no key of a file`);
  return key;
}

/** The widths in pixels that a picture is stored at; a smaller picture is also stored at its own width. */
const WIDTHS = [480, 960, 1_600] as const;

/** The width of a picture within a text, in pixels. */
const TEXT_WIDTH = 960;

const PATH = /^\/pictures\/([0-9a-f]{32})-(\d{1,4})\.webp$/;

/**
 * Returns the URL path of a picture at a width. It stays the same when the picture's file is replaced, so that every
 * text that shows the picture shows the new one.
 */
export function getPicturePath(token: string, width: number = TEXT_WIDTH): string {
  return `/pictures/${token}-${width}.webp`;
}

/** Parses a picture's path; null for any other path. */
export function parsePicturePath(path: string): { token: string; width: number } | null {
  const [, token, width] = PATH.exec(path) ?? [];
  return token && width ? { token, width: Number(width) } : null;
}

/** Returns the stored widths of a picture whose largest is `widest`. */
export function getStoredWidths(widest: number): number[] {
  return [...WIDTHS.filter((width) => width < widest), widest];
}

/** Returns the storage key of one of a picture's files. A replaced picture's files have new keys. */
export function getPictureKey(token: string, file_version: number, width: number): string {
  return `pictures/${token}-${file_version}-${width}.webp`;
}

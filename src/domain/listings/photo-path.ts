/** Stored photo widths in pixels; a smaller photo is also stored at its own width. */
export const PHOTO_WIDTHS = [480, 960, 1_600] as const;

const PATH = /^\/photos\/([0-9a-f]{32})-(\d{1,4})\.webp$/;

/** Returns the URL path of a photo at a width. `token` is 128 random bits, so a draft's photos can't be guessed. */
export function getPhotoPath(token: string, width: number): string {
  return `/photos/${token}-${width}.webp`;
}

/** Parses a photo path; null for any other path. */
export function parsePhotoPath(path: string): { token: string; width: number } | null {
  const [, token, width] = PATH.exec(path) ?? [];
  return token && width ? { token, width: Number(width) } : null;
}

/** Returns the stored widths of a photo whose largest width is `widest`. */
export function getWidthsUpTo(widest: number): number[] {
  return [...PHOTO_WIDTHS.filter((width) => width < widest), widest];
}

/** Returns a photo's widths as a `srcset`; undefined for an illustration, which has no width. */
export function getPhotoSources(path: string): string | undefined {
  const photo = parsePhotoPath(path);
  return photo
    ? getWidthsUpTo(photo.width)
        .map((width) => `${getPhotoPath(photo.token, width)} ${width}w`)
        .join(", ")
    : undefined;
}

/**
 * Returns the path of the narrowest version of a photo at least this many pixels wide; any other path is returned
 * unchanged.
 */
export function getPhotoOfWidth(path: string, pixels: number): string {
  const photo = parsePhotoPath(path);
  if (!photo) return path;
  const widths = getWidthsUpTo(photo.width);
  return getPhotoPath(photo.token, widths.find((width) => width >= pixels) ?? photo.width);
}

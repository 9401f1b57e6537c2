/** The widths in which a photo is kept, in pixels; one that is smaller is kept in its own besides. */
export const PHOTO_WIDTHS = [480, 960, 1_600] as const;

const PATH = /^\/photos\/([0-9a-f]{32})-(\d{1,4})\.webp$/;

/** Where a photo is seen in one of its widths. `token` is 128 random bits, so that no draft's can be guessed. */
export function photoPath(token: string, width: number): string {
  return `/photos/${token}-${width}.webp`;
}

/** What a path names; null for any other path. */
export function parsePhotoPath(path: string): { token: string; width: number } | null {
  const [, token, width] = PATH.exec(path) ?? [];
  return token && width ? { token, width: Number(width) } : null;
}

/** In which widths a photo is kept whose largest is `widest`. */
export function widthsUpTo(widest: number): number[] {
  return [...PHOTO_WIDTHS.filter((width) => width < widest), widest];
}

/** A photo's widths for browsers to choose from, as `srcset` has them; undefined for a drawing, which has no width. */
export function photoSources(path: string): string | undefined {
  const photo = parsePhotoPath(path);
  return photo
    ? widthsUpTo(photo.width)
        .map((width) => `${photoPath(photo.token, width)} ${width}w`)
        .join(", ")
    : undefined;
}

/** The narrowest of a photo's widths that fills so many pixels; any other path as it is. */
export function photoOfWidth(path: string, pixels: number): string {
  const photo = parsePhotoPath(path);
  if (!photo) return path;
  const widths = widthsUpTo(photo.width);
  return photoPath(photo.token, widths.find((width) => width >= pixels) ?? photo.width);
}

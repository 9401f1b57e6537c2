/** Returns the storage key of a photo's file at a width. */
export function getPhotoKey(token: string, width: number): string {
  return `photos/${token}-${width}.webp`;
}

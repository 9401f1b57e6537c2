/** Where the file of a photo lies in one of its widths. */
export function photoKey(token: string, width: number): string {
  return `photos/${token}-${width}.webp`;
}

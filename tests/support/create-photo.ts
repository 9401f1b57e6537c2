/** Creates a single-color picture with a camera's metadata. */
export async function createPhoto({
  format = "jpeg",
  width = 1_200,
  height = 800,
  hue = 200,
  hasPlace = false,
}: {
  format?: "jpeg" | "png" | "webp" | "gif";
  width?: number;
  height?: number;
  hue?: number;
  hasPlace?: boolean;
} = {}): Promise<Uint8Array> {
  const { default: sharp } = await import("sharp");
  const background = { r: hue, g: 120, b: 90 };
  const image = sharp({ create: { width, height, channels: 3, background } });
  // Rotated by metadata only, as phones store pictures.
  const told = image.withMetadata({ orientation: 6 }).withExifMerge({
    IFD0: { Make: "Canary Camera" },
    ...(hasPlace ? { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "28/1 15/1 0/1" } } : {}),
  });
  return new Uint8Array(await told.toFormat(format).toBuffer());
}

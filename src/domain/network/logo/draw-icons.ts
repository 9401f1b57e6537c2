import { LOGO_ICONS, type LogoIcon } from "./logo.ts";

/** Draws the square icons of a logo: all of it in the middle, opaque ones on white. */
export async function drawIcons(logo: Uint8Array): Promise<[LogoIcon, Uint8Array][]> {
  // Loaded only on upload, because it uses tens of megabytes.
  const { default: sharp } = await import("sharp");
  const icons = Object.entries(LOGO_ICONS).map(async ([name, { size, margin, isOpaque }]) => {
    const border = Math.round(size * margin);
    const background = { r: 255, g: 255, b: 255, alpha: isOpaque ? 1 : 0 };
    const inner = size - 2 * border;
    const image = sharp(logo)
      .resize({ width: inner, height: inner, fit: "contain", background })
      .extend({ top: border, bottom: border, left: border, right: border, background });
    const png = await (isOpaque ? image.flatten({ background }) : image).png({ effort: 10 }).toBuffer();
    return [name as LogoIcon, new Uint8Array(png)] as [LogoIcon, Uint8Array];
  });
  return Promise.all(icons);
}

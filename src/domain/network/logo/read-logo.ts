import { MAX_LOGO } from "./logo.ts";

export type LogoFault = "svg" | "unreadable" | "too_many_pixels" | "too_small";

/** A file that can't be shown as a logo. */
export class BadLogo extends Error {
  readonly fault: LogoFault;

  constructor(fault: LogoFault) {
    super(fault);
    this.fault = fault;
  }
}

export interface ReadLogo {
  png: Uint8Array;
  width: number;
  height: number;
}

/** Accepted formats, as sharp names them after decoding. */
const FORMATS = new Set(["png", "webp", "jpeg"]);
const MAX_PIXELS = 20_000_000;
/** In pixels of either side; a smaller logo would be blurred in the header. */
const MIN_SIDE = 40;
/** Characters at the start of the file that are searched for an SVG root element. */
const SVG_START = 4_096;

/**
 * Decodes an uploaded logo and encodes it again as a PNG, which email programs show too. SVG isn't accepted, because it
 * may contain scripts and most email programs don't show it.
 *
 * @throws BadLogo
 */
export async function readLogo(bytes: Uint8Array): Promise<ReadLogo> {
  if (/<svg[\s>]/i.test(new TextDecoder().decode(bytes.subarray(0, SVG_START)))) throw new BadLogo("svg");
  // Loaded only on upload, because it uses tens of megabytes.
  const { default: sharp } = await import("sharp");
  const image = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" });
  const { format, width, height } = await image.metadata().catch((error: Error) => {
    throw new BadLogo(error.message.includes("pixel limit") ? "too_many_pixels" : "unreadable");
  });
  if (!FORMATS.has(format)) throw new BadLogo("unreadable");
  if (Math.min(width, height) < MIN_SIDE) throw new BadLogo("too_small");
  const { data, info } = await image
    .autoOrient()
    .resize({ ...MAX_LOGO, fit: "inside", withoutEnlargement: true })
    .png({ palette: true, effort: 10 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new BadLogo("unreadable");
    });
  return { png: new Uint8Array(data), width: info.width, height: info.height };
}

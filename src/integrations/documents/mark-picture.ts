import { type Canvas, GlobalFonts } from "@napi-rs/canvas";

/** A font for the watermark. */
export interface MarkFont {
  family: string;
  path: string;
}

const registered = new Set<string>();

/**
 * Writes a watermark across a whole picture, repeated and at an angle, so that it cannot be cropped out. Dark
 * text with a light outline is visible on any background and can be read through.
 */
export function markPicture(canvas: Canvas, mark: string, fonts: readonly MarkFont[]): void {
  for (const { family, path } of fonts) {
    if (registered.has(family)) continue;
    GlobalFonts.registerFromPath(path, family);
    registered.add(family);
  }
  const { width, height } = canvas;
  const pen = canvas.getContext("2d");
  const size = Math.max(12, Math.round(Math.min(width, height) / 36));
  pen.font = `${size}px ${fonts.map(({ family }) => `"${family}"`).join(", ")}`;
  pen.textBaseline = "middle";
  pen.lineWidth = Math.max(1, size / 10);
  pen.strokeStyle = "rgba(255, 255, 255, 0.3)";
  pen.fillStyle = "rgba(90, 30, 30, 0.22)";
  const step = pen.measureText(mark).width + size * 3;
  const line = size * 5;
  const reach = Math.hypot(width, height);
  pen.save();
  pen.translate(width / 2, height / 2);
  pen.rotate(-Math.PI / 7);
  for (let [y, row] = [-reach / 2, 0]; y < reach / 2; y += line, row++)
    for (let x = -reach / 2 - (row % 2) * (step / 2); x < reach / 2; x += step) {
      pen.strokeText(mark, x, y);
      pen.fillText(mark, x, y);
    }
  pen.restore();
}

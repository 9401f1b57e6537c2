import type { ReactEventHandler } from "react";
import ReactCrop, { type PercentCrop } from "react-image-crop";
import type { PhotoCrop } from "#db/tables/listings.ts";
import { m } from "#messages/messages.js";

interface PhotoCropperProps {
  src: string;
  alt: string;
  crop: PercentCrop | undefined;
  /** Width by height of the part, if it is fixed. */
  aspect?: number;
  onChange(crop: PercentCrop): void;
  onLoad?: ReactEventHandler<HTMLImageElement>;
  /** Is called if the browser can't read the file. */
  onError?(): void;
}

/** A photo with a frame around its chosen part, which the pointer and the arrow keys move. */
export function PhotoCropper({ src, alt, crop, aspect, onChange, onLoad, onError }: PhotoCropperProps) {
  return (
    <ReactCrop
      // Its style sheet makes the picture inherit the height.
      className="max-h-[55vh]"
      {...(crop && { crop })}
      {...(aspect && { aspect })}
      onChange={(_, percent) => onChange(percent)}
      keepSelection
      ruleOfThirds
      ariaLabels={{
        cropArea: m.edit_photo_crop_area(),
        nwDragHandle: m.edit_photo_crop_top_left(),
        nDragHandle: m.edit_photo_crop_top(),
        neDragHandle: m.edit_photo_crop_top_right(),
        eDragHandle: m.edit_photo_crop_right(),
        seDragHandle: m.edit_photo_crop_bottom_right(),
        sDragHandle: m.edit_photo_crop_bottom(),
        swDragHandle: m.edit_photo_crop_bottom_left(),
        wDragHandle: m.edit_photo_crop_left(),
      }}
    >
      <img src={src} alt={alt} onLoad={onLoad} onError={onError} />
    </ReactCrop>
  );
}

/** Conversions between pixels and percent can be off by a fraction. */
const toPercent = (value: number): number => Math.min(100, Math.max(0, value));

/** Converts the frame to the part that the API takes. */
export const toPhotoCrop = ({ x, y, width, height }: PercentCrop): PhotoCrop => ({
  left: toPercent(x),
  top: toPercent(y),
  width: toPercent(width),
  height: toPercent(height),
});

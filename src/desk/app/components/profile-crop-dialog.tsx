import { type SyntheticEvent, useEffect, useMemo, useState } from "react";
import { centerCrop, makeAspectCrop, type PercentCrop } from "react-image-crop";
import type { PhotoCrop } from "#db/tables/listings.ts";
import { m } from "#messages/messages.js";
import { DeskDialog } from "./desk-dialog.tsx";
import { PhotoCropper, toPhotoCrop } from "./photo-cropper.tsx";

interface ProfileCropDialogProps {
  file: File;
  /** Width by height of the part that the site shows. */
  aspect: number;
  /** Gets the part; null for a file that the browser can't read, about which the API says what is wrong. */
  onChosen(crop: PhotoCrop | null): void;
  onClose(): void;
}

/** Chooses the part of a photo that the site shows, before the photo is uploaded. */
export function ProfileCropDialog({ file, aspect, onChosen, onClose }: ProfileCropDialogProps) {
  const src = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(src), [src]);
  const [chosen, setChosen] = useState<PercentCrop>();
  const chooseCenter = ({ currentTarget }: SyntheticEvent<HTMLImageElement>): void => {
    const { width, height } = currentTarget;
    const whole = { unit: "%" as const, ...(width / height > aspect ? { height: 100 } : { width: 100 }) };
    setChosen(centerCrop(makeAspectCrop(whole, aspect, width, height), width, height));
  };
  return (
    <DeskDialog title={m.edit_photo_crop()} onClose={onClose} isWide>
      <p className="mb-3 text-ink-soft">{m.desk_photo_crop_lead()}</p>
      <PhotoCropper
        src={src}
        alt=""
        aspect={aspect}
        crop={chosen}
        onChange={setChosen}
        onLoad={chooseCenter}
        onError={() => onChosen(null)}
      />
      <p className="mt-4">
        <button
          type="button"
          className="button"
          disabled={!chosen || chosen.width < 1}
          onClick={() => chosen && onChosen(toPhotoCrop(chosen))}
        >
          {m.desk_photo_crop_use()}
        </button>
      </p>
    </DeskDialog>
  );
}

import { useState } from "react";
import type { PercentCrop } from "react-image-crop";
import type { DeskPhoto } from "#domain/listings/editing/desk-listing.ts";
import { m } from "#messages/messages.js";
import { DeskDialog } from "../../../components/desk-dialog.tsx";
import { Notice } from "../../../components/notice.tsx";
import { PhotoCropper, toPhotoCrop } from "../../../components/photo-cropper.tsx";
import { call } from "../../../data/call.ts";

interface CropDialogProps {
  photo: DeskPhoto;
  /** The call's path of the photo. */
  path: string;
  onCropped(photo: DeskPhoto): void;
  onClose(): void;
}

const WHOLE: PercentCrop = { unit: "%", x: 0, y: 0, width: 100, height: 100 };

/** Chooses the part of a photo that everyone sees, with the pointer or the arrow keys. */
export function CropDialog({ photo, path, onCropped, onClose }: CropDialogProps) {
  const { crop } = photo;
  const [chosen, setChosen] = useState<PercentCrop>(
    crop ? { unit: "%", x: crop.left, y: crop.top, width: crop.width, height: crop.height } : WHOLE,
  );
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const save = async (next: DeskPhoto["crop"]): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      onCropped(await call<DeskPhoto>(`${path}/crop`, "PUT", { crop: next }));
      onClose();
    } catch (caught) {
      setError((caught as Error).message);
      setBusy(false);
    }
  };
  const part = toPhotoCrop(chosen);
  const { width, height } = part;
  const isWhole = width > 99.9 && height > 99.9;
  return (
    <DeskDialog title={m.edit_photo_crop()} onClose={onClose} isWide>
      <p className="mb-3 text-ink-soft">{m.edit_photo_crop_lead()}</p>
      {error && <Notice tone="wrong">{error}</Notice>}
      <PhotoCropper src={photo.original ?? photo.path} alt={photo.alt ?? ""} crop={chosen} onChange={setChosen} />
      <p className="mt-4 flex flex-wrap gap-3">
        <button
          type="button"
          className="button"
          disabled={isBusy || width < 1 || height < 1 || (isWhole && !crop)}
          onClick={() => save(isWhole ? null : part)}
        >
          {m.edit_photo_crop_save()}
        </button>
        {crop && (
          <button type="button" className="button button-quiet" disabled={isBusy} onClick={() => save(null)}>
            {m.edit_photo_crop_undo()}
          </button>
        )}
      </p>
    </DeskDialog>
  );
}

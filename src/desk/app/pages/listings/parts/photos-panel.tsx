import { useRef, useState } from "react";
import type { DeskListing, DeskPhoto } from "#domain/listings/editing/desk-listing.ts";
import { m } from "#messages/messages.js";
import { call } from "../../../data/call.ts";
import { CropDialog } from "./crop-dialog.tsx";
import { CameraButton, FileUpload, useUploads } from "./file-upload.tsx";

interface PhotosProps {
  listing: DeskListing;
  onChanged(listing: DeskListing): void;
}

/** A listing's photos: upload with progress, describe, crop, reorder, remove. Cards show the first photo. */
export function PhotosPanel({ listing, onChanged }: PhotosProps) {
  const { number, photos, may } = listing;
  const latest = useRef(listing);
  latest.current = listing;
  const path = `/listings/${number}/photos`;
  const show = (photos: DeskPhoto[]): void => onChanged({ ...latest.current, photos });
  const { upload, send, notifyOnError } = useUploads<DeskPhoto>(
    ({ type }) => [path, type],
    (added) => show([...latest.current.photos.filter(({ id }) => id !== added.id), added]),
  );
  const [dragged, setDragged] = useState<number | null>(null);
  const [moved, setMoved] = useState("");
  const [cropped, setCropped] = useState<DeskPhoto | null>(null);
  const move = async (from: number, to: number): Promise<void> => {
    if (from === to) return;
    const ids = photos.map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    const button = document.activeElement?.id;
    show(await call<DeskPhoto[]>(path, "PUT", { ids }));
    setMoved(m.edit_photo_moved({ n: to + 1, total: photos.length }));
    // An element loses the focus when the list is reordered.
    if (button) requestAnimationFrame(() => document.getElementById(button)?.focus());
  };
  const replace = (changed: DeskPhoto): void =>
    show(latest.current.photos.map((one) => (one.id === changed.id ? changed : one)));
  const describe = async (photo: DeskPhoto, alt: string): Promise<void> => {
    if (alt === (photo.alt ?? "")) return;
    replace(await call<DeskPhoto>(`${path}/${photo.id}`, "PUT", { alt }));
  };
  const remove = async (photo: DeskPhoto): Promise<void> => {
    await call(`${path}/${photo.id}`, "DELETE");
    show(latest.current.photos.filter(({ id }) => id !== photo.id));
  };

  return (
    <section className="border border-rule bg-sheet p-5" id="photos" tabIndex={-1} aria-label={m.photos()}>
      <h2 className="text-2xl">{m.photos()}</h2>
      <p className="mt-1 text-ink-soft">{m.edit_photos_lead()}</p>
      {may.write && (
        <>
          <FileUpload
            label={m.edit_photos_add()}
            accept="image/jpeg,image/png,image/webp"
            upload={upload}
            onFiles={(files) => notifyOnError(send(files))}
          />
          <CameraButton isBusy={upload !== null} onFiles={(files) => notifyOnError(send(files))} />
        </>
      )}
      <p role="status" className="sr-only">
        {moved}
      </p>
      <ul className="mt-4 space-y-4">
        {photos.map((photo, position) => (
          <li
            key={photo.id}
            className={`grid grid-cols-[7rem_minmax(0,1fr)] gap-3 border-t border-rule pt-4 ${dragged === position ? "opacity-50" : ""}`}
            onDragOver={(event) => {
              if (dragged !== null) event.preventDefault();
            }}
            onDrop={(event) => {
              if (dragged === null) return;
              event.preventDefault();
              setDragged(null);
              notifyOnError(move(dragged, position));
            }}
          >
            <img
              draggable={may.write}
              onDragStart={() => setDragged(position)}
              onDragEnd={() => setDragged(null)}
              src={photo.path}
              alt={photo.alt ?? ""}
              width={112}
              height={84}
              className={`h-21 w-28 bg-wash object-cover ${may.write ? "cursor-grab" : ""}`}
            />
            <div>
              <label className="block">
                <span className="text-sm text-ink-soft">{m.edit_photo_alt()}</span>
                <input
                  type="text"
                  className="input"
                  maxLength={250}
                  defaultValue={photo.alt ?? ""}
                  disabled={!may.write}
                  onBlur={(event) => notifyOnError(describe(photo, event.currentTarget.value))}
                />
              </label>
              {photo.had_location && <p className="mt-1 text-sm text-signal">{m.edit_photo_location_removed()}</p>}
              {may.write && (
                <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
                  <Button
                    id={`photo-${photo.id}-earlier`}
                    label={m.edit_photo_earlier({ n: position + 1 })}
                    isDisabled={position === 0}
                    onPress={() => notifyOnError(move(position, position - 1))}
                  >
                    ↑
                  </Button>
                  <Button
                    id={`photo-${photo.id}-later`}
                    label={m.edit_photo_later({ n: position + 1 })}
                    isDisabled={position === photos.length - 1}
                    onPress={() => notifyOnError(move(position, position + 1))}
                  >
                    ↓
                  </Button>
                  {photo.path.startsWith("/photos/") && (
                    <Button label={m.edit_photo_crop_n({ n: position + 1 })} onPress={() => setCropped(photo)}>
                      {m.edit_photo_crop()}
                    </Button>
                  )}
                  <Button
                    label={m.edit_photo_remove_n({ n: position + 1 })}
                    onPress={() => notifyOnError(remove(photo))}
                  >
                    {m.remove()}
                  </Button>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      {cropped && (
        <CropDialog
          photo={cropped}
          path={`${path}/${cropped.id}`}
          onCropped={replace}
          onClose={() => setCropped(null)}
        />
      )}
    </section>
  );
}

interface ButtonProps {
  id?: string;
  label: string;
  /** A disabled button keeps the focus, so that the next key still acts on the photo. */
  isDisabled?: boolean;
  onPress(): void;
  children: string;
}

function Button({ id, label, isDisabled = false, onPress, children }: ButtonProps) {
  return (
    <button
      type="button"
      id={id}
      aria-label={label}
      aria-disabled={isDisabled}
      className={`link min-h-6 min-w-6 ${isDisabled ? "opacity-40" : "cursor-pointer"}`}
      onClick={() => {
        if (!isDisabled) onPress();
      }}
    >
      {children}
    </button>
  );
}

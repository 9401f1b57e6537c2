import { useRef } from "react";
import type { DeskListing, DeskPhoto } from "#domain/listings/editing/desk-listing.ts";
import { m } from "#messages/messages.js";
import { call } from "../../../data/call.ts";
import { FileUpload, useUploads } from "./file-upload.tsx";

interface PhotosProps {
  listing: DeskListing;
  onChanged(listing: DeskListing): void;
}

/** A listing's photos: upload with progress, describe, reorder, remove. Cards show the first photo. */
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
  const move = async (from: number, to: number): Promise<void> => {
    const ids = photos.map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    show(await call<DeskPhoto[]>(path, "PUT", { ids }));
  };
  const describe = async (photo: DeskPhoto, alt: string): Promise<void> => {
    if (alt === (photo.alt ?? "")) return;
    const described = await call<DeskPhoto>(`${path}/${photo.id}`, "PUT", { alt });
    show(latest.current.photos.map((one) => (one.id === photo.id ? described : one)));
  };
  const remove = async (photo: DeskPhoto): Promise<void> => {
    await call(`${path}/${photo.id}`, "DELETE");
    show(latest.current.photos.filter(({ id }) => id !== photo.id));
  };

  return (
    <section className="border border-rule bg-sheet p-5" aria-label={m.edit_photos()}>
      <h2 className="text-2xl">{m.edit_photos()}</h2>
      <p className="mt-1 text-ink-soft">{m.edit_photos_lead()}</p>
      {may.write && (
        <FileUpload
          label={m.edit_photos_add()}
          accept="image/jpeg,image/png,image/webp"
          upload={upload}
          onFiles={(files) => notifyOnError(send(files))}
        />
      )}
      <ul className="mt-4 space-y-4">
        {photos.map((photo, position) => (
          <li key={photo.id} className="grid grid-cols-[7rem_minmax(0,1fr)] gap-3 border-t border-rule pt-4">
            <img
              src={photo.path}
              alt={photo.alt ?? ""}
              width={112}
              height={84}
              className="h-21 w-28 bg-wash object-cover"
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
                  {position > 0 && (
                    <Button
                      label={m.edit_photo_earlier({ n: position + 1 })}
                      onPress={() => notifyOnError(move(position, position - 1))}
                    >
                      ↑
                    </Button>
                  )}
                  {position < photos.length - 1 && (
                    <Button
                      label={m.edit_photo_later({ n: position + 1 })}
                      onPress={() => notifyOnError(move(position, position + 1))}
                    >
                      ↓
                    </Button>
                  )}
                  <Button
                    label={m.edit_photo_remove_n({ n: position + 1 })}
                    onPress={() => notifyOnError(remove(photo))}
                  >
                    {m.edit_photo_remove()}
                  </Button>
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Button({ label, onPress, children }: { label: string; onPress(): void; children: string }) {
  return (
    <button type="button" aria-label={label} className="link min-h-6 min-w-6 cursor-pointer" onClick={onPress}>
      {children}
    </button>
  );
}

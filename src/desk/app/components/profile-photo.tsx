import { useNotify } from "ra-core";
import { useRef, useState } from "react";
import type { PhotoCrop } from "#db/tables/listings.ts";
import type { ProfilePhoto } from "#domain/offices/profile-photos/change-profile-photo.ts";
import { m } from "#messages/messages.js";
import { call } from "../data/call.ts";
import { FileUpload, useUploads } from "../pages/listings/parts/file-upload.tsx";
import { ProfileCropDialog } from "./profile-crop-dialog.tsx";

interface ProfilePhotoPanelProps {
  /** The call's path, without `/photo`. */
  resource: string;
  photo: string | null;
  hint: string;
  /** Width by height of the part that the site shows. */
  aspect: number;
  /** Classes of the displayed photo. */
  className: string;
}

/** Uploads, replaces and removes the photo of an office or agent. The site shows the change immediately. */
export function ProfilePhotoPanel({ resource, photo, hint, aspect, className }: ProfilePhotoPanelProps) {
  const notify = useNotify();
  const [shown, setShown] = useState(photo);
  const [chosen, setChosen] = useState<File | null>(null);
  const part = useRef<PhotoCrop | null>(null);
  const show = (changed: string | null): void => {
    setShown(changed);
    notify(changed ? m.desk_photo_added() : m.desk_photo_removed());
  };
  const { upload, send, notifyOnError } = useUploads<ProfilePhoto>(
    ({ type }) => [`${resource}/photo?${new URLSearchParams(toQuery(part.current))}`, type],
    (added) => show(added.photo),
  );
  const remove = async (): Promise<void> => {
    await call(`${resource}/photo`, "DELETE");
    show(null);
  };
  return (
    <section className="mb-8 max-w-xl">
      <h2 className="mb-3 text-xl">{m.photo()}</h2>
      {shown && <img src={shown} alt="" className={`${className} border border-rule bg-wash object-cover`} />}
      <FileUpload
        label={shown ? m.desk_photo_replace() : m.desk_photo_add()}
        hint={hint}
        accept="image/jpeg,image/png,image/webp"
        upload={upload}
        isSingle
        onFiles={([file]) => setChosen(file ?? null)}
      />
      {chosen && (
        <ProfileCropDialog
          file={chosen}
          aspect={aspect}
          onChosen={(crop) => {
            part.current = crop;
            setChosen(null);
            void send([chosen]);
          }}
          onClose={() => setChosen(null)}
        />
      )}
      {shown && (
        <p className="mt-3">
          <button type="button" className="button button-quiet" onClick={() => notifyOnError(remove())}>
            {m.desk_photo_remove()}
          </button>
        </p>
      )}
    </section>
  );
}

const toQuery = (part: PhotoCrop | null): Record<string, string> =>
  Object.fromEntries(Object.entries(part ?? {}).map(([name, percent]) => [name, String(percent)]));

import { useNotify } from "ra-core";
import { useState } from "react";
import type { ProfilePhoto } from "#domain/offices/profile-photos/change-profile-photo.ts";
import { m } from "#messages/messages.js";
import { call } from "../data/call.ts";
import { FileUpload, useUploads } from "../pages/listings/parts/file-upload.tsx";

interface ProfilePhotoPanelProps {
  /** The call's path, without `/photo`. */
  resource: string;
  photo: string | null;
  hint: string;
  /** Classes of the displayed photo. */
  className: string;
}

/** Uploads, replaces and removes the photo of an office or agent. The site shows the change immediately. */
export function ProfilePhotoPanel({ resource, photo, hint, className }: ProfilePhotoPanelProps) {
  const notify = useNotify();
  const [shown, setShown] = useState(photo);
  const show = (changed: string | null): void => {
    setShown(changed);
    notify(changed ? m.desk_photo_added() : m.desk_photo_removed());
  };
  const { upload, send, notifyOnError } = useUploads<ProfilePhoto>(
    ({ type }) => [`${resource}/photo`, type],
    (added) => show(added.photo),
  );
  const remove = async (): Promise<void> => {
    await call(`${resource}/photo`, "DELETE");
    show(null);
  };
  return (
    <section className="mb-8 max-w-xl">
      <h2 className="mb-3 text-xl">{m.desk_photo()}</h2>
      {shown && <img src={shown} alt="" className={`${className} border border-rule bg-wash object-cover`} />}
      <FileUpload
        label={shown ? m.desk_photo_replace() : m.desk_photo_add()}
        hint={hint}
        accept="image/jpeg,image/png,image/webp"
        upload={upload}
        onFiles={(files) => send(files.slice(0, 1))}
      />
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

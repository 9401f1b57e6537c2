import { useNotify } from "ra-core";
import { useId, useRef, useState } from "react";
import { m } from "#messages/messages.js";
import { uploadFile } from "./upload-file.ts";

interface Upload {
  name: string;
  /** The fraction that has been sent, from 0 to 1. */
  progress: number;
}

/**
 * Uploads files one after the other and notifies about each one that fails.
 *
 * @param getTarget returns a file's path under `/api/desk` and its content type.
 * @param onAdded gets the API's response for each file.
 */
export function useUploads<Added>(
  getTarget: (file: File) => [path: string, type: string],
  onAdded: (added: Added) => void,
) {
  const notify = useNotify();
  const [upload, setUpload] = useState<Upload | null>(null);
  const notifyOnError = (work: Promise<void>): void => {
    work.catch((error: Error) => notify(error.message, { type: "error" }));
  };
  const send = async (files: readonly File[]): Promise<void> => {
    for (const file of files) {
      const { name } = file;
      setUpload({ name, progress: 0 });
      try {
        onAdded(await uploadFile<Added>(...getTarget(file), file, (progress) => setUpload({ name, progress })));
      } catch (error) {
        notify(`${name}: ${(error as Error).message}`, { type: "error" });
      }
    }
    setUpload(null);
  };
  return { upload, send, notifyOnError };
}

interface FileUploadProps {
  label: string;
  /** The accepted file types, as text. */
  hint?: string;
  /** The accepted file types, for the browser's file dialog. */
  accept: string;
  upload: Upload | null;
  /** Whether only one file can be chosen. */
  isSingle?: boolean;
  onFiles(files: File[]): void;
}

/** A file input. It is disabled while files are being uploaded. */
export function FileUpload({ label, hint, accept, upload, isSingle = false, onFiles }: FileUploadProps) {
  const id = useId();
  return (
    <>
      <p className="mt-3">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="block text-sm text-ink-soft">
            {hint}
          </span>
        )}
        <input
          type="file"
          id={id}
          aria-describedby={hint && `${id}-hint`}
          className="input mt-1"
          accept={accept}
          multiple={!isSingle}
          disabled={upload !== null}
          onChange={(event) => {
            const files = [...(event.currentTarget.files ?? [])];
            event.currentTarget.value = "";
            onFiles(files);
          }}
        />
      </p>
      {upload && <Progress {...upload} />}
    </>
  );
}

/** Takes a photo with the camera of a phone or tablet and uploads it. Absent where a mouse is used. */
export function CameraButton({ isBusy, onFiles }: { isBusy: boolean; onFiles(files: File[]): void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <p className="mt-3 hidden pointer-coarse:block">
      <button type="button" className="button" disabled={isBusy} onClick={() => input.current?.click()}>
        {m.edit_photo_take()}
      </button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={m.edit_photo_take()}
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = "";
          onFiles(files);
        }}
      />
    </p>
  );
}

/** The progress of an upload. After the last byte is sent, the server is still processing the file. */
function Progress({ name, progress }: Upload) {
  const status = progress < 1 ? m.edit_file_sending({ name }) : m.edit_file_reading({ name });
  return (
    <p role="status" className="mt-2 break-words">
      <progress {...(progress < 1 && { value: progress })} max={1} aria-label={status} /> {status}
    </p>
  );
}

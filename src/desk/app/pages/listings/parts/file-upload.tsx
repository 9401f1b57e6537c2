import { useNotify } from "ra-core";
import { useId, useState } from "react";
import { m } from "#messages/messages.js";
import { uploadFile } from "./upload-file.ts";

interface Sending {
  name: string;
  /** The part that has been sent, from 0 to 1. */
  part: number;
}

/**
 * Uploads files one after the other and notifies about each one that fails.
 *
 * @param target returns a file's path under `/api/desk` and its content type.
 * @param onAdded gets the API's response for each file.
 */
export function useUploads<Answer>(
  target: (file: File) => [path: string, type: string],
  onAdded: (added: Answer) => void,
) {
  const notify = useNotify();
  const [sending, setSending] = useState<Sending | null>(null);
  const attempt = (work: Promise<void>): void => {
    work.catch((error: Error) => notify(error.message, { type: "error" }));
  };
  const send = async (files: readonly File[]): Promise<void> => {
    for (const file of files) {
      const { name } = file;
      setSending({ name, part: 0 });
      try {
        onAdded(await uploadFile<Answer>(...target(file), file, (part) => setSending({ name, part })));
      } catch (error) {
        notify(`${name}: ${(error as Error).message}`, { type: "error" });
      }
    }
    setSending(null);
  };
  return { sending, send, attempt };
}

interface FileUploadProps {
  label: string;
  /** Which file types are accepted. */
  hint?: string;
  /** The same file types for the browser's file dialog. */
  accept: string;
  sending: Sending | null;
  onFiles(files: File[]): void;
}

/** A file input. It is disabled while files are being uploaded. */
export function FileUpload({ label, hint, accept, sending, onFiles }: FileUploadProps) {
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
          multiple
          disabled={sending !== null}
          onChange={(event) => {
            const files = [...(event.currentTarget.files ?? [])];
            event.currentTarget.value = "";
            onFiles(files);
          }}
        />
      </p>
      {sending && <Progress {...sending} />}
    </>
  );
}

/** The progress of an upload. After the last byte is sent, the server is still processing the file. */
function Progress({ name, part }: Sending) {
  const words = part < 1 ? m.edit_file_sending({ name }) : m.edit_file_reading({ name });
  return (
    <p role="status" className="mt-2 break-words">
      <progress {...(part < 1 && { value: part })} max={1} aria-label={words} /> {words}
    </p>
  );
}

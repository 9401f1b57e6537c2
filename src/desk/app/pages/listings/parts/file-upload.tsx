import { useNotify } from "ra-core";
import { useId, useState } from "react";
import { m } from "#messages/messages.js";
import { uploadFile } from "./upload-file.ts";

interface Sending {
  name: string;
  /** How much of it has gone, from 0 to 1. */
  part: number;
}

/**
 * Sends the files of a panel one after the other, and says of each what went wrong.
 *
 * @param target where a file goes, under `/api/desk`, and as what.
 * @param onAdded hears of each file as the API answers it.
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
  /** Which files can be taken, in words. */
  hint?: string;
  /** The same for the browser's own dialog. */
  accept: string;
  sending: Sending | null;
  onFiles(files: File[]): void;
}

/** Where files are chosen, one or many; no more while some are being sent. */
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

/** How much of a file has gone; once all of it has, it is being read. */
function Progress({ name, part }: Sending) {
  const words = part < 1 ? m.edit_file_sending({ name }) : m.edit_file_reading({ name });
  return (
    <p role="status" className="mt-2 break-words">
      <progress {...(part < 1 && { value: part })} max={1} aria-label={words} /> {words}
    </p>
  );
}

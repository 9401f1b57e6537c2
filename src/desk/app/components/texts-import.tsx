import type { HttpError } from "ra-core";
import { useState } from "react";
import type { ContentImport } from "#domain/content/files/import-content.ts";
import { m } from "#messages/messages.js";
import { FileUpload } from "../pages/listings/parts/file-upload.tsx";
import { uploadFile } from "../pages/listings/parts/upload-file.ts";
import { Notice } from "./notice.tsx";
import { useRight } from "./use-right.ts";

interface Checked {
  file: File;
  result?: ContentImport;
  /** Shows why nothing can be imported, with the reason for each file. */
  problem?: { message: string; errors: [path: string, reason: string][] };
}

/** Uploads an edited export of the texts: shows what would change, and imports it after confirmation. */
export function TextsImport() {
  const [upload, setUpload] = useState<{ name: string; progress: number } | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [done, setDone] = useState<ContentImport | null>(null);
  // Only head office changes the network's settings and all texts.
  if (!useRight("network.write")) return null;
  const send = async (file: File, path: string): Promise<ContentImport | null> => {
    setUpload({ name: file.name, progress: 0 });
    try {
      return await uploadFile<ContentImport>(path, "application/zip", file, (progress) =>
        setUpload({ name: file.name, progress }),
      );
    } catch (error) {
      setChecked({ file, problem: toProblem(error as HttpError) });
      return null;
    } finally {
      setUpload(null);
    }
  };
  const check = async ([file]: File[]): Promise<void> => {
    if (!file) return;
    setDone(null);
    setChecked(null);
    const result = await send(file, "/content-files/preview");
    if (result) setChecked({ file, result });
  };
  const run = async (file: File): Promise<void> => {
    const result = await send(file, "/content-files");
    if (!result) return;
    setChecked(null);
    setDone(result);
  };
  return (
    <details className="mb-6 max-w-2xl">
      <summary className="link min-h-6 cursor-pointer">{m.desk_texts_import()}</summary>
      <FileUpload
        label={m.desk_texts_file()}
        hint={m.desk_texts_file_hint()}
        accept=".zip,application/zip"
        upload={upload}
        isSingle
        onFiles={check}
      />
      <div className="mt-4">
        {checked?.problem && <Problem {...checked.problem} />}
        {checked?.result && (
          <Preview result={checked.result} isBusy={upload !== null} onRun={() => run(checked.file)} />
        )}
        {done && <Notice>{m.desk_texts_imported(getCounts(done))}</Notice>}
      </div>
    </details>
  );
}

function toProblem({ message, body }: HttpError): NonNullable<Checked["problem"]> {
  const { errors = {} } = (body ?? {}) as { errors?: Record<string, string[]> };
  const files = Object.entries(errors).filter(([path]) => path !== "file");
  return {
    message: files.length > 0 ? m.desk_texts_faults() : message,
    errors: files.map(([path, reasons]) => [path, reasons.join(" ")]),
  };
}

function Problem({ message, errors }: NonNullable<Checked["problem"]>) {
  return (
    <Notice tone="wrong">
      <p>{message}</p>
      {errors.length > 0 && (
        <ul className="mt-2 list-disc pl-5">
          {errors.map(([path, reason]) => (
            <li key={path} className="break-words">
              <code>{path}</code>: {reason}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

const getCounts = ({ created, changed, unchanged }: ContentImport) => ({
  created: created.length,
  changed: changed.length,
  unchanged,
});

function Preview({ result, isBusy, onRun }: { result: ContentImport; isBusy: boolean; onRun(): void }) {
  const { created, changed, missing } = result;
  const lists = [
    [m.desk_texts_new(), created],
    [m.desk_texts_changed(), changed],
    [m.desk_texts_missing(), missing],
  ] as const;
  return (
    <section className="mt-4" aria-label={m.desk_texts_preview()}>
      <p role="status" className="font-semibold">
        {m.desk_texts_counts(getCounts(result))}
      </p>
      {lists.map(
        ([title, paths]) =>
          paths.length > 0 && (
            <details key={title} className="mt-2" open={paths.length <= 20}>
              <summary className="min-h-6 cursor-pointer">{title}</summary>
              <ul className="list-disc pl-5">
                {paths.map((path) => (
                  <li key={path} className="break-words">
                    <code>{path}</code>
                  </li>
                ))}
              </ul>
            </details>
          ),
      )}
      {created.length + changed.length > 0 && (
        <button type="button" className="button mt-4" disabled={isBusy} onClick={onRun}>
          {m.desk_texts_run()}
        </button>
      )}
    </section>
  );
}

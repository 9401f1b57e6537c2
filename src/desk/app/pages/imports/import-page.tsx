import { type DragEvent, useId, useState } from "react";
import { m } from "#messages/messages.js";
import { ButtonLink } from "../../components/button-link.tsx";
import { Notice } from "../../components/notice.tsx";
import { PageHead } from "../../components/page-head.tsx";
import { ImportColumns } from "./import-columns.tsx";
import { ImportKind } from "./import-kind.tsx";
import { ImportOptions } from "./import-options.tsx";
import { ImportPreview } from "./import-preview.tsx";
import { ImportProgress } from "./import-progress.tsx";
import { RecordPreview } from "./record-preview.tsx";
import { useImport } from "./use-import.ts";

/** Imports listings from a file: its columns, a preview of its rows, and the import with its progress. */
export function ImportPage() {
  const importing = useImport();
  const { upload, run, error, isBusy } = importing;
  return (
    <>
      <PageHead
        title={m.desk_import_new()}
        lead={m.desk_import_lead()}
        actions={<ButtonLink to="/imports" label={m.desk_import_earlier()} isQuiet />}
      />
      {error && <Notice tone="wrong">{error}</Notice>}
      {!upload && <DropBox isBusy={isBusy} onFile={importing.open} />}
      {upload && !run && (
        <>
          <p className="mb-6 text-ink-soft" role="status">
            {m.desk_import_read_as({
              file: upload.file_name,
              rows: upload.total.toLocaleString(),
              encoding: upload.format === "csv" || upload.format === "json" ? upload.encoding : upload.format,
              percent: Math.round(upload.confidence * 100).toString(),
            })}
          </p>
          {upload.problem && <Notice tone="wrong">{upload.problem}</Notice>}
          <ImportKind upload={upload} onChange={(kind) => importing.change({ kind, columns: {} })} />
          <ImportColumns upload={upload} onChange={(columns) => importing.change({ columns })} />
          <ImportOptions upload={upload} onChange={importing.change} />
          {!upload.problem &&
            (upload.kind === "listings" ? <ImportPreview upload={upload} /> : <RecordPreview upload={upload} />)}
          <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-3 border-t border-rule-strong bg-sheet p-3">
            <button
              type="button"
              className="button"
              disabled={isBusy || upload.problem !== null || upload.total === 0}
              onClick={importing.start}
            >
              {m.desk_import_start({ count: upload.total, shown: upload.total.toLocaleString() })}
            </button>
            <button type="button" className="button button-quiet" onClick={importing.reset}>
              {m.desk_import_other_file()}
            </button>
          </div>
        </>
      )}
      {run && <ImportProgress run={run} onReverted={importing.reload} onImportAnother={importing.reset} />}
    </>
  );
}

const ACCEPT = ".csv,.tsv,.txt,.xlsx,.ods,.json,.jsonl,.ndjson";

function DropBox({ isBusy, onFile }: { isBusy: boolean; onFile(file: File): void }) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an addition to the file input inside.
    <div
      className={`max-w-3xl border-2 border-dashed p-8 ${isOver ? "border-accent bg-accent-wash" : "border-rule-strong bg-sheet"}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label htmlFor={id} className="block font-semibold">
        {m.desk_import_drop()}
      </label>
      <p id={`${id}-hint`} className="mt-1 text-ink-soft">
        {m.desk_import_drop_hint()}
      </p>
      <input
        id={id}
        type="file"
        accept={ACCEPT}
        aria-describedby={`${id}-hint`}
        className="input mt-3"
        disabled={isBusy}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onFile(file);
        }}
      />
      {isBusy && (
        <p role="status" className="mt-3">
          {m.desk_import_reading()}
        </p>
      )}
    </div>
  );
}

import { type HttpError, useNotify } from "ra-core";
import { useEffect, useRef, useState } from "react";
import type { DeskUpload, ShownRun } from "#domain/imports/desk-imports.ts";
import type { ImportSettings } from "#domain/listings/import/runs/import-run.ts";
import { m } from "#messages/messages.js";
import { call } from "../../data/call.ts";
import { uploadFile } from "../listings/parts/upload-file.ts";

const POLL_MS = 700;

/** The state of an import: first the uploaded file as the server describes it, then the run. */
export function useImport() {
  const notify = useNotify();
  const [upload, setUpload] = useState<DeskUpload | null>(null);
  const [run, setRun] = useState<ShownRun | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const latest = useRef(0);
  const isRunning = run?.state === "running";
  const runId = run?.id;

  useEffect(() => {
    if (!isRunning || runId === undefined) return;
    const timer = setInterval(() => {
      call<ShownRun>(`/imports/${runId}`).then(setRun, () => {});
    }, POLL_MS);
    return () => clearInterval(timer);
  }, [isRunning, runId]);

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      await work();
    } catch (caught) {
      setError((caught as HttpError).message || m.desk_error());
    } finally {
      setBusy(false);
    }
  };
  const save = async (id: number, file_name: string, settings: ImportSettings): Promise<void> => {
    const turn = ++latest.current;
    const changed = await call<DeskUpload>(`/imports/${id}`, "PUT", { file_name, ...settings });
    // Ignore a response that arrives after a later change was made.
    if (turn === latest.current) setUpload(changed);
  };
  return {
    upload,
    run,
    error,
    isBusy,
    open: (file: File) =>
      attempt(async () => {
        const added = await uploadFile<DeskUpload>("/imports", "application/octet-stream", file, () => {});
        setUpload({ ...added, file_name: file.name });
        await save(added.id, file.name, {});
      }),
    change: (settings: ImportSettings) =>
      attempt(async () => {
        if (!upload) return;
        const changed = { ...upload.settings, ...settings };
        // Shown immediately, so that a choice made before the server responds adds to this one.
        setUpload({ ...upload, settings: changed, columns: chooseFields(upload.columns, changed.columns) });
        await save(upload.id, upload.file_name, changed);
      }),
    start: () =>
      attempt(async () => {
        if (!upload) return;
        await call(`/imports/${upload.id}/start`, "POST");
        setRun(await call<ShownRun>(`/imports/${upload.id}`));
      }),
    reload: () => attempt(async () => setRun(run && (await call<ShownRun>(`/imports/${run.id}`)))),
    reset() {
      setUpload(null);
      setRun(null);
      notify(m.desk_import_ready(), { type: "info" });
    },
  };
}

function chooseFields(columns: DeskUpload["columns"], chosen: ImportSettings["columns"] = {}): DeskUpload["columns"] {
  return columns.map((column) => (column.key in chosen ? { ...column, field: chosen[column.key] ?? null } : column));
}

import { useNotify } from "ra-core";
import { useState } from "react";
import type { LeftRecord, RevertedRun } from "#domain/listings/import/runs/import-run.ts";
import { m } from "#messages/messages.js";
import { DeskDialog } from "../../components/desk-dialog.tsx";
import { call } from "../../data/call.ts";

interface UndoProps {
  id: number;
  onReverted(): void;
}

/** A button that shows what undoing an import would do and, once confirmed, undoes it. */
export function UndoImport({ id, onReverted }: UndoProps) {
  const notify = useNotify();
  const [preview, setPreview] = useState<RevertedRun | null>(null);
  const [isBusy, setBusy] = useState(false);
  const send = async (method: "GET" | "POST"): Promise<RevertedRun | null> => {
    setBusy(true);
    try {
      return await call<RevertedRun>(`/imports/${id}/undo`, method);
    } catch (error) {
      notify((error as Error).message, { type: "error" });
      return null;
    } finally {
      setBusy(false);
    }
  };
  const undo = async (): Promise<void> => {
    const reverted = await send("POST");
    setPreview(null);
    if (!reverted) return;
    notify(describeReverted(reverted), { type: "success" });
    onReverted();
  };
  return (
    <>
      <button
        type="button"
        className="link min-h-6 cursor-pointer"
        disabled={isBusy}
        onClick={async () => setPreview(await send("GET"))}
      >
        {m.desk_import_undo()}
      </button>
      {preview && (
        <DeskDialog title={m.desk_import_undo_title()} onClose={() => setPreview(null)}>
          <p className="mb-4">
            {m.desk_import_undo_preview({
              deleted: preview.deleted.toLocaleString(),
              restored: preview.restored.toLocaleString(),
            })}
          </p>
          {preview.left.length > 0 && <LeftRecords left={preview.left} />}
          <button
            type="button"
            className="button"
            disabled={isBusy || preview.deleted + preview.restored === 0}
            onClick={undo}
          >
            {m.desk_import_undo_run()}
          </button>
        </DeskDialog>
      )}
    </>
  );
}

/** A longer list would hide the button below it. */
const MAX_LISTED = 100;

/** The records that stay unchanged, and why. */
function LeftRecords({ left }: { left: readonly LeftRecord[] }) {
  return (
    <>
      <p>{m.desk_import_left({ count: left.length, shown: left.length.toLocaleString() })}</p>
      <ul className="mt-2 mb-4 max-h-60 list-disc overflow-y-auto pl-5">
        {left.slice(0, MAX_LISTED).map(({ number, name, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: several people may have the same name, and the list doesn't change.
          <li key={at} className="wrap-anywhere">
            {`${number === null ? "" : `${number} `}${name}: ${text}`}
          </li>
        ))}
        {left.length > MAX_LISTED && <li>…</li>}
      </ul>
    </>
  );
}

function describeReverted({ deleted, restored, left }: RevertedRun): string {
  return m.desk_import_reverted({
    deleted: deleted.toLocaleString(),
    restored: restored.toLocaleString(),
    left: left.length.toLocaleString(),
  });
}

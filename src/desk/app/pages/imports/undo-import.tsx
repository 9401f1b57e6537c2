import { useNotify } from "ra-core";
import { useState } from "react";
import type { RevertedRun } from "#domain/listings/import/runs/undo-run.ts";
import { m } from "#messages/messages.js";
import { DeskDialog } from "../../components/desk-dialog.tsx";
import { call } from "../../data/call.ts";

interface UndoProps {
  id: number;
  onReverted(): void;
}

/** A button that undoes an import after confirmation, then lists the listings that were not undone. */
export function UndoImport({ id, onReverted }: UndoProps) {
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const [reverted, setReverted] = useState<RevertedRun | null>(null);
  const undo = async (): Promise<void> => {
    setAsking(false);
    try {
      const result = await call<RevertedRun>(`/imports/${id}/undo`, "POST");
      if (result.left.length > 0) setReverted(result);
      else {
        notify(describeReverted(result), { type: "success" });
        onReverted();
      }
    } catch (error) {
      notify((error as Error).message, { type: "error" });
    }
  };
  return (
    <>
      <button type="button" className="link min-h-6 cursor-pointer" onClick={() => setAsking(true)}>
        {m.desk_import_undo()}
      </button>
      {isAsking && (
        <DeskDialog title={m.desk_import_undo_title()} onClose={() => setAsking(false)}>
          <p className="mb-4">{m.desk_import_undo_lead()}</p>
          <button type="button" className="button" onClick={undo}>
            {m.desk_import_undo_run()}
          </button>
        </DeskDialog>
      )}
      {reverted && (
        <DeskDialog
          title={describeReverted(reverted)}
          onClose={() => {
            setReverted(null);
            onReverted();
          }}
        >
          <p>{m.desk_import_left({ count: reverted.left.length, shown: reverted.left.length.toLocaleString() })}</p>
          <ul className="mt-2 max-h-80 list-disc overflow-y-auto pl-5">
            {reverted.left.map(({ number, name, reason }) => (
              <li key={number}>
                {`${number} ${name}: `}
                {reason === "edited" ? m.desk_import_left_edited() : m.desk_import_left_in_use()}
              </li>
            ))}
          </ul>
        </DeskDialog>
      )}
    </>
  );
}

function describeReverted({ deleted, restored }: RevertedRun): string {
  return m.desk_import_reverted({ deleted: deleted.toLocaleString(), restored: restored.toLocaleString() });
}

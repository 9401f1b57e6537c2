import { useListContext, useNotify } from "ra-core";
import { useState } from "react";
import { m } from "#messages/messages.js";
import { downloadFile } from "../../../data/download-file.ts";
import { ConfirmSelected } from "../parts/confirm-selected.tsx";
import { BulkDialog } from "./bulk-dialog.tsx";
import type { ChangeKind } from "./change-form.tsx";

const KINDS = [
  ["agent", m.bulk_reassign],
  ["status", m.bulk_status],
  ["price", m.bulk_price],
] as const;

/** What can be done with the selected listings; without the right to change listings, only their export. */
export function BulkActions({ canWrite }: { canWrite: boolean }) {
  const { selectedIds = [] } = useListContext();
  const notify = useNotify();
  const [openKind, setOpenKind] = useState<ChangeKind | null>(null);
  const exportSelected = () => {
    downloadFile("/listing-exports/csv", { numbers: selectedIds.map(Number) }, "listings.csv").catch((error: Error) =>
      notify(error.message, { type: "error" }),
    );
  };
  return (
    <>
      {canWrite && (
        <>
          {KINDS.map(([kind, label]) => (
            <button key={kind} type="button" className="button button-quiet" onClick={() => setOpenKind(kind)}>
              {label()}
            </button>
          ))}
          <ConfirmSelected />
        </>
      )}
      <button type="button" className="button button-quiet" onClick={exportSelected}>
        {m.bulk_export()}
      </button>
      {openKind && <BulkDialog kind={openKind} onClose={() => setOpenKind(null)} />}
    </>
  );
}

import { useState } from "react";
import { m } from "#messages/messages.js";
import { BulkDialog } from "../../../components/bulk/bulk-dialog.tsx";
import { ExportSelected } from "../../../components/bulk/export-selected.tsx";
import { ConfirmSelected } from "../parts/confirm-selected.tsx";
import { ChangeForm, type ChangeKind } from "./change-form.tsx";
import { LISTING_CALLS } from "./listing-calls.ts";

const TITLES: Record<ChangeKind, () => string> = {
  agent: m.bulk_reassign,
  status: m.bulk_status,
  price: m.bulk_price,
};
const KINDS = Object.keys(TITLES) as ChangeKind[];

/** What can be done with the selected listings; without the right to change listings, only their export. */
export function BulkActions({ canWrite }: { canWrite: boolean }) {
  const [openKind, setOpenKind] = useState<ChangeKind | null>(null);
  return (
    <>
      {canWrite && (
        <>
          {KINDS.map((kind) => (
            <button key={kind} type="button" className="button button-quiet" onClick={() => setOpenKind(kind)}>
              {TITLES[kind]()}
            </button>
          ))}
          <ConfirmSelected />
        </>
      )}
      <ExportSelected
        path="/listing-exports/csv"
        getBody={(ids) => ({ numbers: ids.map(Number) })}
        name="listings.csv"
      />
      {openKind && (
        <BulkDialog
          title={TITLES[openKind]()}
          calls={LISTING_CALLS}
          renderForm={(onChoose) => <ChangeForm kind={openKind} onChange={onChoose} />}
          onClose={() => setOpenKind(null)}
        />
      )}
    </>
  );
}

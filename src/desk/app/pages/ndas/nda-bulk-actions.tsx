import { useState } from "react";
import type { BulkDecision } from "#domain/ndas/desk/bulk/decide-ndas.ts";
import { m } from "#messages/messages.js";
import { BulkDialog } from "../../components/bulk/bulk-dialog.tsx";
import { StartPreview } from "../../components/bulk/start-preview.tsx";
import { NDA_CALLS } from "./nda-calls.ts";

const TITLES: Record<BulkDecision, () => string> = { approved: m.desk_nda_approve, declined: m.desk_nda_decline };
const DECISIONS = Object.keys(TITLES) as BulkDecision[];

/** Approves or declines the selected signers. */
export function NdaBulkActions() {
  const [decision, setDecision] = useState<BulkDecision | null>(null);
  return (
    <>
      {DECISIONS.map((each) => (
        <button key={each} type="button" className="button button-quiet" onClick={() => setDecision(each)}>
          {TITLES[each]()}
        </button>
      ))}
      {decision && (
        <BulkDialog
          title={TITLES[decision]()}
          calls={NDA_CALLS}
          hasChoices={false}
          renderForm={(onChoose) => <StartPreview onStart={() => onChoose(decision)} />}
          onClose={() => setDecision(null)}
        />
      )}
    </>
  );
}

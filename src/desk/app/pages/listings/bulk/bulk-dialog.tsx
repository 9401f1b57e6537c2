import { useListContext } from "ra-core";
import { useState } from "react";
import type { BulkChange } from "#domain/listings/editing/bulk/bulk-change.ts";
import type { ChangePreview } from "#domain/listings/editing/bulk/preview-changes.ts";
import { m } from "#messages/messages.js";
import { DeskDialog } from "../../../components/desk-dialog.tsx";
import { Notice } from "../../../components/notice.tsx";
import { ChangeForm, type ChangeKind } from "./change-form.tsx";
import { ChangesTable, SkippedList } from "./change-tables.tsx";
import { type BulkResult, useBulkChange } from "./use-bulk-change.ts";

const TITLES: Record<ChangeKind, () => string> = {
  agent: m.bulk_reassign,
  status: m.bulk_status,
  price: m.bulk_price,
};

type Step =
  | { name: "choose" }
  | { name: "preview"; preview: ChangePreview }
  | { name: "done"; result: BulkResult & { error?: string }; isReverted: boolean };

/** Changes the selected listings: what, a preview of the old and new values, then the result, which can be undone. */
export function BulkDialog({ kind, onClose }: { kind: ChangeKind; onClose(): void }) {
  const { selectedIds = [], refetch } = useListContext();
  const [numbers] = useState(() => selectedIds.map(Number));
  const [step, setStep] = useState<Step>({ name: "choose" });
  const { progress, preview, apply } = useBulkChange();

  const showPreview = async (change: BulkChange): Promise<object | undefined> => {
    try {
      setStep({ name: "preview", preview: await preview(numbers, change) });
      return undefined;
    } catch (error) {
      return { [{ agent: "agent", status: "status", price: "number" }[kind]]: (error as Error).message };
    }
  };
  const run = async (changes: Parameters<typeof apply>[0], isReverted: boolean): Promise<void> => {
    const result = await apply(changes);
    setStep({ name: "done", result, isReverted });
    refetch();
  };

  return (
    <DeskDialog title={TITLES[kind]()} onClose={onClose} isWide={step.name === "preview"}>
      {step.name === "choose" && (
        <>
          <p className="mb-4 text-ink-soft">{m.desk_selected({ count: numbers.length })}</p>
          <ChangeForm kind={kind} onChange={showPreview} />
        </>
      )}
      {step.name === "preview" && (
        <>
          <SkippedList skipped={step.preview.skipped} />
          <ChangesTable changes={step.preview.changes} />
          <p className="flex flex-wrap gap-3">
            {step.preview.changes.length > 0 && (
              <button
                type="button"
                className="button"
                disabled={progress !== null}
                onClick={() => run(step.preview.changes, false)}
              >
                {m.bulk_apply({ count: step.preview.changes.length.toLocaleString() })}
              </button>
            )}
            <button
              type="button"
              className="button button-quiet"
              disabled={progress !== null}
              onClick={() => setStep({ name: "choose" })}
            >
              {m.bulk_back()}
            </button>
          </p>
        </>
      )}
      {step.name === "done" && (
        <>
          {step.result.error && <Notice tone="wrong">{step.result.error}</Notice>}
          <p role="status" className="mb-4 font-semibold">
            {(step.isReverted ? m.bulk_reverted : m.bulk_changed)({ count: step.result.changed.toLocaleString() })}
          </p>
          <SkippedList skipped={step.result.skipped} />
          {!step.isReverted && step.result.undo.length > 0 && (
            <button
              type="button"
              className="button button-quiet"
              disabled={progress !== null}
              onClick={() => run(step.result.undo, true)}
            >
              {m.bulk_undo({ count: step.result.undo.length.toLocaleString() })}
            </button>
          )}
        </>
      )}
      {progress && (
        <p role="status" className="mt-3">
          <progress value={progress.done} max={progress.total} aria-label={TITLES[kind]()} />{" "}
          {m.bulk_progress({ done: progress.done.toLocaleString(), total: progress.total.toLocaleString() })}
        </p>
      )}
    </DeskDialog>
  );
}

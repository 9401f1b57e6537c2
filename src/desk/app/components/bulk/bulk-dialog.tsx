import { useListContext } from "ra-core";
import { type ReactNode, useState } from "react";
import { m } from "#messages/messages.js";
import { DeskDialog } from "../desk-dialog.tsx";
import { formatNumber } from "../format-number.ts";
import { Notice } from "../notice.tsx";
import { ChangesTable, SkippedList } from "./change-tables.tsx";
import { type BulkCalls, type BulkResult, type Preview, useBulk } from "./use-bulk.ts";

interface BulkDialogProps<Choice, Change> {
  title: string;
  calls: BulkCalls<Choice, Change>;
  /** Asks what to change. `onChoose` returns the message of a problem. */
  renderForm(onChoose: (choice: Choice) => Promise<string | undefined>): ReactNode;
  /** Whether the form offers choices, to which the preview links back. */
  hasChoices?: boolean;
  onClose(): void;
}

type Step<Change> =
  | { name: "choose" }
  | { name: "preview"; preview: Preview<Change> }
  | { name: "done"; result: BulkResult<Change>; isReverted: boolean };

/** Changes the selected records: asks for the change, previews old and new values, then shows the result with undo. */
export function BulkDialog<Choice, Change>(props: BulkDialogProps<Choice, Change>) {
  const { title, calls, renderForm, hasChoices = true, onClose } = props;
  const { selectedIds = [], refetch } = useListContext();
  const [ids] = useState(() => [...selectedIds]);
  const [step, setStep] = useState<Step<Change>>({ name: "choose" });
  const { progress, preview, apply } = useBulk(calls);

  const showPreview = async (choice: Choice): Promise<string | undefined> => {
    try {
      setStep({ name: "preview", preview: await preview(ids, choice) });
      return undefined;
    } catch (error) {
      return (error as Error).message;
    }
  };
  const run = async (changes: readonly Change[], isReverted: boolean): Promise<void> => {
    const result = await apply(changes);
    setStep({ name: "done", result, isReverted });
    refetch();
  };

  return (
    <DeskDialog title={title} onClose={onClose} isWide={step.name === "preview"}>
      {step.name === "choose" && (
        <>
          <p className="mb-4 text-ink-soft">{m.desk_selected({ count: ids.length })}</p>
          {renderForm(showPreview)}
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
                onClick={() =>
                  run(
                    step.preview.changes.map(({ change }) => change),
                    false,
                  )
                }
              >
                {m.bulk_apply({ count: formatNumber(step.preview.changes.length) })}
              </button>
            )}
            {hasChoices && (
              <button
                type="button"
                className="button button-quiet"
                disabled={progress !== null}
                onClick={() => setStep({ name: "choose" })}
              >
                {m.bulk_back()}
              </button>
            )}
          </p>
        </>
      )}
      {step.name === "done" && (
        <>
          {step.result.error && <Notice tone="wrong">{step.result.error}</Notice>}
          <p role="status" className="mb-4 font-semibold">
            {(step.isReverted ? m.bulk_reverted : m.bulk_changed)({ count: formatNumber(step.result.changed) })}
          </p>
          <SkippedList skipped={step.result.skipped} />
          {!step.isReverted && step.result.undo.length > 0 && (
            <button
              type="button"
              className="button button-quiet"
              disabled={progress !== null}
              onClick={() => run(step.result.undo, true)}
            >
              {m.bulk_undo({ count: formatNumber(step.result.undo.length) })}
            </button>
          )}
        </>
      )}
      {progress && (
        <p role="status" className="mt-3">
          <progress value={progress.done} max={progress.total} aria-label={title} />{" "}
          {m.progress({ done: formatNumber(progress.done), total: formatNumber(progress.total) })}
        </p>
      )}
    </DeskDialog>
  );
}

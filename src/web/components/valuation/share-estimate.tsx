import { m } from "#messages/messages.js";

/** Buttons to copy the estimate's URL, which contains every answer, and to print it (`enhance/share-buttons.ts`). */
export function ShareEstimate() {
  return (
    <div className="no-print">
      <p className="text-ink-soft">{m.share_text()}</p>
      <p className="needs-script mt-2 flex flex-wrap gap-3">
        <button type="button" data-copy-link className="button button-quiet">
          <span aria-live="polite" data-copied={m.share_copied()}>
            {m.share_copy()}
          </span>
        </button>
        <button type="button" data-print className="button button-quiet">
          {m.share_print()}
        </button>
      </p>
    </div>
  );
}

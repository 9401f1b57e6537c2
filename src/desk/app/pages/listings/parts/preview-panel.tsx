import { useState } from "react";
import { m } from "#messages/messages.js";
import { DeskDialog } from "../../../components/desk-dialog.tsx";
import { PageFrame } from "../../../components/page-frame.tsx";
import { call } from "../../../data/call.ts";

/** Whose view of the page is previewed. */
type Reader = "visitor" | "buyer";

const READERS: readonly (readonly [Reader, () => string])[] = [
  ["visitor", m.edit_preview_visitor],
  ["buyer", m.edit_preview_buyer],
];

interface PreviewProps {
  number: number;
  /** Returns the editor's values as the API takes them. */
  getFields(): object;
  onProblem(error: unknown): void;
}

/** Previews the listing's page with the editor's values, saved or not, as a visitor or a signer of the NDA sees it. */
export function PreviewPanel({ number, getFields, onProblem }: PreviewProps) {
  const [shown, setShown] = useState<{ label: string; html: string } | null>(null);
  const [isBusy, setBusy] = useState(false);
  const show = async (as: Reader, label: string): Promise<void> => {
    setBusy(true);
    try {
      const body = { fields: getFields(), as };
      setShown({ label, html: (await call<{ html: string }>(`/listings/${number}/page-preview`, "POST", body)).html });
    } catch (error) {
      onProblem(error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="border border-rule bg-sheet p-5" aria-label={m.edit_preview()}>
      <h2 className="text-2xl">{m.edit_preview()}</h2>
      <p className="mt-1 text-ink-soft">{m.edit_preview_lead()}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        {READERS.map(([reader, label]) => (
          <button
            key={reader}
            type="button"
            className="button button-quiet"
            disabled={isBusy}
            onClick={() => show(reader, label())}
          >
            {label()}
          </button>
        ))}
        <a href={`/desk/preview/${number}`} target="_blank" rel="noreferrer" className="link self-center">
          {m.edit_preview_saved()}
        </a>
      </p>
      {shown && (
        <DeskDialog title={shown.label} onClose={() => setShown(null)} isWide>
          <PageFrame html={shown.html} />
        </DeskDialog>
      )}
    </section>
  );
}

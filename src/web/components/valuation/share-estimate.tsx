import { useEffect, useRef, useState } from "react";
import { m } from "#messages/messages.js";

/** How long a button says that it has copied. */
const COPIED_MS = 1_500;

/** Ways to keep an estimate: its address, which holds every answer, and paper. */
export function ShareEstimate() {
  const { copied, copy } = useCopied();
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    <div className="no-print">
      <p className="text-ink-soft">{m.share_text()}</p>
      {/* Both need script; the room is kept, so that nothing moves when it arrives. */}
      <p className={`mt-2 flex flex-wrap gap-3 ${hydrated ? "" : "invisible"}`}>
        <button type="button" className="button button-quiet" onClick={() => copy(location.href)}>
          <span aria-live="polite">{copied ? m.share_copied() : m.share_copy()}</span>
        </button>
        <button type="button" className="button button-quiet" onClick={() => print()}>
          {m.share_print()}
        </button>
      </p>
    </div>
  );
}

/** Copies a text and says so for a while. */
function useCopied(): { copied: boolean; copy(text: string): void } {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Not allowed here: the address bar still has it.
      return;
    }
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), COPIED_MS);
  };
  return { copied, copy };
}

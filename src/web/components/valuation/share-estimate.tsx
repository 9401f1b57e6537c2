import { useEffect, useRef, useState } from "react";
import { m } from "#messages/messages.js";

/** How long the button shows that the link was copied. */
const COPIED_MS = 1_500;

/** Buttons to copy the estimate's URL, which contains every answer, and to print it. */
export function ShareEstimate() {
  const { isCopied, copy } = useCopyToClipboard();
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    <div className="no-print">
      <p className="text-ink-soft">{m.share_text()}</p>
      {/* Both buttons need script. They are invisible before hydration, so that nothing shifts. */}
      <p className={`mt-2 flex flex-wrap gap-3 ${isHydrated ? "" : "invisible"}`}>
        <button type="button" className="button button-quiet" onClick={() => copy(location.href)}>
          <span aria-live="polite">{isCopied ? m.share_copied() : m.share_copy()}</span>
        </button>
        <button type="button" className="button button-quiet" onClick={() => print()}>
          {m.share_print()}
        </button>
      </p>
    </div>
  );
}

/** Copies text to the clipboard and reports it for a moment. */
function useCopyToClipboard(): { isCopied: boolean; copy(text: string): void } {
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // The clipboard is not allowed; the visitor can copy the URL from the address bar.
      return;
    }
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), COPIED_MS);
  };
  return { isCopied, copy };
}

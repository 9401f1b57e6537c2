import { m } from "#messages/messages.js";
import { ShareButtons } from "../site/share-buttons.tsx";

/** Buttons to share the estimate's URL, which contains every answer, and to print it. */
export function ShareEstimate() {
  return (
    <div className="no-print">
      <p className="text-ink-soft">{m.share_text()}</p>
      <p className="mt-2 flex flex-wrap gap-3">
        <ShareButtons />
      </p>
    </div>
  );
}

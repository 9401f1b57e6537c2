import { useRef, useState } from "react";
import { m } from "#messages/messages.js";
import { openDialog } from "../../browser/dialogs/dialogs.ts";
import { getSavedListings } from "../../browser/user-info/saved-listings.ts";
import { useUserInfo } from "../../browser/user-info/use-user-info.ts";
import { clearVisitor, readUserInfo } from "../../browser/user-info/user-info.ts";

interface SaveButtonProps {
  /** The listing's `{post}`. */
  post: string;
  name: string;
  /** Whether to show a text label beside the heart icon. */
  hasLabel?: boolean;
}

/** Saves a listing or removes it. A visitor who isn't signed in signs in first; the save then continues by itself. */
export default function SaveButton({ post, name, hasLabel = false }: SaveButtonProps) {
  const isSaved = getSavedListings(useUserInfo()).includes(post);
  const [hasFailed, setFailed] = useState(false);
  const queue = useRef<Promise<void>>(Promise.resolve());

  const save = async (shouldSave: boolean): Promise<void> => {
    if (!readUserInfo() && !(await openDialog({ kind: "login" }))) return;
    const { setSaved } = await import("../../browser/user-info/set-saved.ts");
    const outcome = await setSaved(post, shouldSave);
    setFailed(outcome === "failed");
    if (outcome !== "signed-out") return;
    clearVisitor();
    await save(shouldSave);
  };
  const onClick = (): void => {
    const shouldSave = !isSaved;
    setFailed(false);
    // Runs clicks one after the other, so that the last one wins.
    queue.current = queue.current.then(() => save(shouldSave)).catch(() => setFailed(true));
  };

  return (
    <>
      <button
        type="button"
        aria-pressed={isSaved}
        aria-label={hasLabel ? undefined : m.listing_save_named({ name })}
        onClick={onClick}
        className={`save ${hasLabel ? "button button-quiet" : "save-round"}`}
      >
        <svg viewBox="0 0 24 22" className="w-5.5" aria-hidden="true">
          <path d="M12 20C7 16 2 12 2 7c0-3 2-5 5-5 2 0 4 1 5 3 1-2 3-3 5-3 3 0 5 2 5 5 0 5-5 9-10 13z" />
        </svg>
        {hasLabel && (
          <span>
            {isSaved ? m.listing_saved() : m.listing_save()}
            <span className="sr-only">: {name}</span>
          </span>
        )}
      </button>
      <span
        role="status"
        className={hasFailed ? "rounded-sm bg-signal-wash px-2 py-1 text-sm font-semibold text-signal" : ""}
      >
        {hasFailed && m.try_later()}
      </span>
    </>
  );
}

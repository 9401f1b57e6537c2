import { m } from "#messages/messages.js";

interface SaveButtonProps {
  /** The listing's `{post}`. */
  post: string;
  name: string;
  /** Whether to show a text label beside the heart icon. */
  hasLabel?: boolean;
}

/**
 * Saves a listing or removes it (`enhance/save-buttons.ts`). A visitor who isn't signed in signs in first; the save then
 * continues by itself. The page is the same for everyone, so the browser sets which listings are saved.
 */
export function SaveButton({ post, name, hasLabel = false }: SaveButtonProps) {
  return (
    <>
      <button
        type="button"
        aria-pressed={false}
        aria-label={hasLabel ? undefined : m.listing_save_named({ name })}
        data-save={post}
        className={`needs-script save ${hasLabel ? "button button-quiet" : "save-round"}`}
      >
        <svg viewBox="0 0 24 22" className="w-5.5" aria-hidden="true">
          <path d="M12 20C7 16 2 12 2 7c0-3 2-5 5-5 2 0 4 1 5 3 1-2 3-3 5-3 3 0 5 2 5 5 0 5-5 9-10 13z" />
        </svg>
        {hasLabel && (
          <span>
            <span className="unless-pressed">{m.listing_save()}</span>
            <span className="if-pressed">{m.listing_saved()}</span>
            <span className="sr-only">: {name}</span>
          </span>
        )}
      </button>
      <span role="status" data-failure={m.try_later()} className="save-status" />
    </>
  );
}

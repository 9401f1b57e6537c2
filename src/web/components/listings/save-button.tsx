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
    <button
      type="button"
      aria-pressed={false}
      aria-label={hasLabel ? undefined : m.listing_save_named({ name })}
      data-save={post}
      className={`needs-script save ${hasLabel ? "button button-quiet" : "save-round"}`}
    >
      {hasLabel && (
        <span>
          <span className="unless-pressed">{m.listing_save()}</span>
          <span className="if-pressed">{m.listing_saved()}</span>
          <span className="sr-only">: {name}</span>
        </span>
      )}
    </button>
  );
}

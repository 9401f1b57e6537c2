import { m } from "#messages/messages.js";

interface SaveButtonProps {
  /** The listing's `{post}`. */
  post: string;
  name: string;
}

/**
 * Saves a listing or removes it (`enhance/save-buttons.ts`). A visitor who isn't signed in signs in first; the save then
 * continues by itself. The page is the same for everyone, so the browser sets which listings are saved.
 */
export function SaveButton({ post, name }: SaveButtonProps) {
  return (
    <button type="button" aria-pressed={false} data-save={post} className="needs-script save button button-quiet">
      <span>
        <span className="unless-pressed">{m.listing_save()}</span>
        <span className="if-pressed">{m.listing_saved()}</span>
        <span className="sr-only">: {name}</span>
      </span>
    </button>
  );
}

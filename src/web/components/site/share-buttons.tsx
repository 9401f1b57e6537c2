import { m } from "#messages/messages.js";

/**
 * Buttons to share, copy and print a page (`enhance/listing-tools/share-buttons.ts`).
 *
 * @param path the path to share; the address bar's address if omitted.
 */
export function ShareButtons({ path }: { path?: string }) {
  return (
    <>
      <button type="button" data-share={path ?? ""} hidden className="button button-quiet">
        {m.share_share()}
      </button>
      <button type="button" data-copy-link={path ?? ""} className="needs-script button button-quiet">
        <span aria-live="polite" data-copied={m.share_copied()}>
          {m.copy_link()}
        </span>
      </button>
      <button type="button" data-print className="needs-script button button-quiet">
        {m.share_print()}
      </button>
    </>
  );
}

import { m } from "#messages/messages.js";
import { useLocalizeHref } from "../site/page-link.tsx";

/** Opens `href` with the visitor's place as `near` (`enhance/near-me.ts`). Shown if the browser supports geolocation. */
export function NearMeButton({ href }: { href: string }) {
  const localizeHref = useLocalizeHref();
  return (
    <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1">
      <button
        type="button"
        hidden
        data-near-me={localizeHref(href)}
        data-busy={m.my_location_searching()}
        className="link min-h-6 cursor-pointer"
      >
        {m.my_location_use()}
      </button>
      <p
        role="status"
        data-refused={m.my_location_denied()}
        data-unknown={m.my_location_unknown()}
        data-far={m.my_location_too_far()}
      />
    </div>
  );
}

import { m } from "#messages/messages.js";

/** Lets keyboard users skip the header. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="button sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-10 focus:px-5"
    >
      {m.skip_to_content()}
    </a>
  );
}

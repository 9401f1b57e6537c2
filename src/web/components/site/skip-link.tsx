import { m } from "#messages/messages.js";

/** Lets keyboard users skip the header. */
export function SkipLink() {
  return (
    <a href="#main" className="button skip-link">
      {m.skip_to_content()}
    </a>
  );
}

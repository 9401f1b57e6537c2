import { lazy, Suspense } from "react";
import { m } from "#messages/messages.js";
import type { FieldProps } from "../fields.tsx";

/** Loaded only with the form, because few pages need the editor. */
const RichTextEditor = lazy(() => import("./rich-text-editor.tsx"));

/**
 * A field for formatted text. Its value is HTML. While the editor loads, its space is reserved, because a button that moves
 * while it is pressed does nothing.
 */
export function RichTextField(props: FieldProps) {
  return (
    <Suspense fallback={<p className="mb-5 min-h-92 text-ink-soft">{m.desk_loading()}</p>}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}

import { useEffect, useRef } from "react";
import { m } from "#messages/messages.js";

const EDITABLE = "input[type=text], textarea, [contenteditable=true]";

/** The placeholders that a form's texts may contain, as buttons that insert them where the cursor was last. */
export function PlaceholderChips({ names }: { names: readonly string[] }) {
  const last = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent): void => {
      if (target instanceof HTMLElement && target.matches(EDITABLE)) last.current = target;
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, []);
  const insert = (name: string): void => {
    last.current?.focus();
    // The only way that works for inputs and formatted texts alike, and that can be undone.
    document.execCommand("insertText", false, `{${name}}`);
  };
  return (
    <fieldset className="mb-4 flex flex-wrap items-center gap-2">
      <legend className="sr-only">{m.desk_placeholders()}</legend>
      <span className="text-ink-soft">{m.desk_placeholders()}</span>
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className="min-h-8 cursor-pointer rounded-full border border-rule px-3 hover:bg-accent-wash"
          // Leaves the focus, and so the cursor, in the field.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => insert(name)}
        >
          {`{${name}}`}
        </button>
      ))}
    </fieldset>
  );
}

import { type RefObject, useEffect } from "react";

/** Puts the focus where something is wrong, in a form that has come back. */
export function useFirstWrong(form: RefObject<HTMLElement | null>, refused: unknown): void {
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [form, refused]);
}

import { type RefObject, useEffect } from "react";

/** Puts the focus where something is wrong, in a form that has come back. */
export function useFirstWrong(form: RefObject<HTMLElement | null>, rejected: unknown): void {
  useEffect(() => {
    if (rejected) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [form, rejected]);
}

import { type RefObject, useEffect } from "react";

/** Moves the focus to the first rejected field of a form, or to its message if no field is rejected. */
export function useFocusFirstError(form: RefObject<HTMLElement | null>, rejected: unknown): void {
  useEffect(() => {
    if (!rejected) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (find("[aria-invalid]") ?? find("[role=alert]"))?.focus();
  }, [form, rejected]);
}

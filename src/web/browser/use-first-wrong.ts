import { type RefObject, useEffect } from "react";

/** Puts the focus on the first rejected field of a form that has come back, or on its message where no field is rejected. */
export function useFirstWrong(form: RefObject<HTMLElement | null>, rejected: unknown): void {
  useEffect(() => {
    if (!rejected) return;
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (find("[aria-invalid]") ?? find("[role=alert]"))?.focus();
  }, [form, rejected]);
}

import { useEffect, useRef } from "react";
import { readEntries } from "../../browser/visit/stored-visits.ts";

/** Sends the visit's entries with the form, as they are at the time of submitting. */
export function TrackingField() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = field.current?.form;
    const fillField = (): void => {
      if (field.current) field.current.value = JSON.stringify(readEntries());
    };
    // Runs before the router reads the form.
    form?.addEventListener("submit", fillField, { capture: true });
    return () => form?.removeEventListener("submit", fillField, { capture: true });
  }, []);
  return <input ref={field} type="hidden" name="tracking" />;
}

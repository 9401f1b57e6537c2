import { useEffect, useRef } from "react";
import { storedEntries } from "../../browser/visit/stored-visits.ts";

/** Sends along how the visitor came, as it is known at the moment of sending. */
export function TrackingField() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = field.current?.form;
    const fill = (): void => {
      if (field.current) field.current.value = JSON.stringify(storedEntries());
    };
    // Before the router reads the form.
    form?.addEventListener("submit", fill, { capture: true });
    return () => form?.removeEventListener("submit", fill, { capture: true });
  }, []);
  return <input ref={field} type="hidden" name="tracking" />;
}

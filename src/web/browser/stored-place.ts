import { useEffect } from "react";

const KEY = "asked_near";

/** Keeps the postal code of a form that is sent, for the page that thanks for it: which office answers depends on it. */
export function useStoredPlace(): void {
  useEffect(() => {
    const sent = ({ target }: Event): void => {
      if (!(target instanceof HTMLFormElement)) return;
      const place = new FormData(target).get("postal_code");
      try {
        if (typeof place === "string" && place.trim()) sessionStorage.setItem(KEY, place.trim());
      } catch {
        // No storage here: the page then thanks without naming anybody.
      }
    };
    document.addEventListener("submit", sent);
    return () => document.removeEventListener("submit", sent);
  }, []);
}

/** The place that was kept; null where none was. */
export function storedPlace(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

import { useEffect } from "react";

const KEY = "asked_near";

/** Stores the postal code of a submitted form for the thank-you page, because the office that replies depends on it. */
export function useStorePlace(): void {
  useEffect(() => {
    const onSubmit = ({ target }: Event): void => {
      if (!(target instanceof HTMLFormElement)) return;
      const place = new FormData(target).get("postal_code");
      try {
        if (typeof place === "string" && place.trim()) sessionStorage.setItem(KEY, place.trim());
      } catch {
        // Storage is unavailable: the thank-you page names no office.
      }
    };
    document.addEventListener("submit", onSubmit);
    return () => document.removeEventListener("submit", onSubmit);
  }, []);
}

/** The stored place; null if there is none. */
export function readStoredPlace(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

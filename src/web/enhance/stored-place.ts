const KEY = "asked_near";

/** Stores the postal code of a submitted form for the thank-you page, because it determines which office replies. */
export function storePlace(form: HTMLFormElement): void {
  const place = new FormData(form).get("postal_code");
  try {
    if (typeof place === "string" && place.trim()) sessionStorage.setItem(KEY, place.trim());
  } catch {
    // Storage is unavailable: the thank-you page names no office.
  }
}

/** Returns the stored place; null if there is none. */
export function readStoredPlace(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

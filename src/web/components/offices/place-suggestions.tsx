import { useEffect, useState } from "react";
import { suggestPlaces } from "../../browser/geolocation.ts";

/** Debounce delay, so that fast typing makes fewer requests. */
const DEBOUNCE_MS = 200;

/** A datalist with the id `list` that suggests places for the input with the id `field`. */
export function PlaceSuggestions({ field, list }: { field: string; list: string }) {
  const [places, setPlaces] = useState<{ label: string }[]>([]);
  useEffect(() => {
    const input = document.getElementById(field) as HTMLInputElement | null;
    let request = new AbortController();
    let timer: number | undefined;
    const onInput = (): void => {
      window.clearTimeout(timer);
      request.abort();
      const typed = input?.value.trim() ?? "";
      if (typed.length < 2) {
        setPlaces([]);
        return;
      }
      request = new AbortController();
      const { signal } = request;
      // Errors are ignored, because the form works without suggestions.
      timer = window.setTimeout(() => suggestPlaces(typed, signal).then(setPlaces, () => {}), DEBOUNCE_MS);
    };
    input?.addEventListener("input", onInput);
    return () => {
      input?.removeEventListener("input", onInput);
      window.clearTimeout(timer);
      request.abort();
    };
  }, [field]);
  return (
    <datalist id={list}>
      {places.map(({ label }) => (
        <option key={label} value={label} />
      ))}
    </datalist>
  );
}

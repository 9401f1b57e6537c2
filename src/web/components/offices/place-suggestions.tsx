import { useEffect, useState } from "react";
import { suggestPlaces } from "../../browser/geolocation.ts";

/** Debounce delay, so that fast typing makes fewer requests. */
const PAUSE_MS = 200;

/** A datalist with the id `list` that suggests places for the input with the id `field`. */
export function PlaceSuggestions({ field, list }: { field: string; list: string }) {
  const [places, setPlaces] = useState<{ label: string }[]>([]);
  useEffect(() => {
    const input = document.getElementById(field) as HTMLInputElement | null;
    let asking = new AbortController();
    let pause: number | undefined;
    const ask = (): void => {
      window.clearTimeout(pause);
      asking.abort();
      const typed = input?.value.trim() ?? "";
      if (typed.length < 2) {
        setPlaces([]);
        return;
      }
      asking = new AbortController();
      const { signal } = asking;
      // Errors are ignored, because the form works without suggestions.
      pause = window.setTimeout(() => suggestPlaces(typed, signal).then(setPlaces, () => {}), PAUSE_MS);
    };
    input?.addEventListener("input", ask);
    return () => {
      input?.removeEventListener("input", ask);
      window.clearTimeout(pause);
      asking.abort();
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

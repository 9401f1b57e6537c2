import { type RefObject, useEffect, useRef, useState } from "react";

/** Debounce delay. */
const DEBOUNCE_MS = 250;

/** Counts the listings that match a preferences form while it is being filled in; null if the count is unavailable. */
export function useMatchCount(form: RefObject<HTMLFormElement | null>, matching: number) {
  const [matchCount, setMatchCount] = useState<number | null>(matching);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pendingRequest = useRef<AbortController>(undefined);
  useEffect(() => setMatchCount(matching), [matching]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      pendingRequest.current?.abort();
    },
    [],
  );

  async function load(): Promise<void> {
    if (!form.current) return;
    pendingRequest.current?.abort();
    pendingRequest.current = new AbortController();
    const { signal } = pendingRequest.current;
    const { countMatches } = await import("./http/count-matches.ts");
    const count = await countMatches(new FormData(form.current), signal);
    if (!signal.aborted) setMatchCount(count);
  }
  return {
    matchCount,
    updateMatchCount: (): void => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => load().catch(() => setMatchCount(null)), DEBOUNCE_MS);
    },
  };
}

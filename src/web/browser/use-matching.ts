import { type RefObject, useEffect, useRef, useState } from "react";

/** Debounce delay. */
const PAUSE_MS = 250;

/** Counts the listings that match a preferences form while it is being filled in; null if the count is unavailable. */
export function useMatching(form: RefObject<HTMLFormElement | null>, matching: number) {
  const [shown, setShown] = useState<number | null>(matching);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const asking = useRef<AbortController>(undefined);
  useEffect(() => setShown(matching), [matching]);
  useEffect(
    () => () => {
      clearTimeout(waiting.current);
      asking.current?.abort();
    },
    [],
  );

  async function ask(): Promise<void> {
    if (!form.current) return;
    asking.current?.abort();
    asking.current = new AbortController();
    const { signal } = asking.current;
    const { countMatching } = await import("./http/count-matching.ts");
    const counted = await countMatching(new FormData(form.current), signal);
    if (!signal.aborted) setShown(counted);
  }
  return {
    shown,
    count: (): void => {
      clearTimeout(waiting.current);
      waiting.current = setTimeout(() => void ask(), PAUSE_MS);
    },
  };
}

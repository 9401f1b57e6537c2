import { useCallback, useEffect, useState } from "react";
import { call } from "../data/call.ts";

interface Query<Answer> {
  answer: Answer | null;
  error: string | null;
  /** Repeats the call. The current response stays until the new one arrives. */
  again(): Promise<void>;
}

/** Loads the response of a GET call, for pages that don't show a list of records. */
export function useAnswer<Answer>(path: string): Query<Answer> {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [error, setError] = useState<string | null>(null);
  const again = useCallback(async () => {
    try {
      setAnswer(await call<Answer>(path));
      setError(null);
    } catch (failure) {
      setError((failure as Error).message);
    }
  }, [path]);
  useEffect(() => void again(), [again]);
  return { answer, error, again };
}

import { useCallback, useEffect, useRef, useState } from "react";
import { call } from "../data/call.ts";

interface DeskQuery<Body> {
  response: Body | null;
  error: string | null;
  /** Repeats the call. The current response stays until the new one arrives. */
  reload(): Promise<void>;
}

/** Loads the response of a GET call, for pages that don't show a list of records. */
export function useDeskQuery<Body>(path: string): DeskQuery<Body> {
  const [response, setResponse] = useState<Body | null>(null);
  const [error, setError] = useState<string | null>(null);
  // A slow response for an earlier path must not replace the current one.
  const latest = useRef(path);
  latest.current = path;
  const reload = useCallback(async () => {
    try {
      const body = await call<Body>(path);
      if (latest.current !== path) return;
      setResponse(body);
      setError(null);
    } catch (caught) {
      if (latest.current === path) setError((caught as Error).message);
    }
  }, [path]);
  useEffect(() => void reload(), [reload]);
  return { response, error, reload };
}

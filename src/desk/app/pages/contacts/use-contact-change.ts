import { type HttpError, useNotify, useRefresh } from "ra-core";
import { useState } from "react";
import { m } from "#messages/messages.js";
import { call, type ProblemBody } from "../../data/call.ts";

/** Makes calls that change a contact and shows the result. Resolves with whether it was changed. */
export function useContactChange(contactId: string) {
  const notify = useNotify();
  const refresh = useRefresh();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const change = async (method: string, path: string, body?: unknown): Promise<boolean> => {
    setBusy(true);
    setError(null);
    try {
      await call(`/contacts/${contactId}${path}`, method, body);
      notify(m.desk_saved(), { type: "success" });
      refresh();
      return true;
    } catch (caught) {
      const { message, body: problem } = caught as HttpError & { body?: ProblemBody };
      const [first] = Object.values(problem?.errors ?? {}).flat();
      setError(first ? String(first) : message);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { change, isBusy, error };
}

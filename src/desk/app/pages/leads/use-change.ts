import { type HttpError, useNotify } from "ra-core";
import { useState } from "react";
import { m } from "#messages/messages.js";
import { call } from "../../data/call.ts";

/** Makes a call that changes a lead and says what came of it; `busy` while it is on its way. */
export function useChange(leadId: string, onChanged: () => void) {
  const notify = useNotify();
  const [busy, setBusy] = useState(false);
  const change = async (method: string, path: string, body?: unknown): Promise<void> => {
    setBusy(true);
    try {
      await call(`/leads/${leadId}${path}`, method, body);
      notify(m.desk_saved(), { type: "success" });
      onChanged();
    } catch (error) {
      notify((error as HttpError).message, { type: "error" });
    } finally {
      setBusy(false);
    }
  };
  return { change, busy };
}

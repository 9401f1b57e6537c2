import { type HttpError, useNotify, useRedirect } from "ra-core";
import { useState } from "react";
import { m } from "#messages/messages.js";
import { call } from "../../data/call.ts";

/** Makes calls that change a lead and shows the result. `isBusy` is true while a call is in progress. */
export function useLeadChange(leadId: string, onChanged: () => void) {
  const notify = useNotify();
  const redirect = useRedirect();
  const [isBusy, setBusy] = useState(false);
  const change = async (method: string, path: string, body?: unknown): Promise<void> => {
    setBusy(true);
    try {
      const lead = await call<object>(`/leads/${leadId}${path}`, method, body);
      notify(m.desk_saved(), { type: "success" });
      // Someone who has reassigned a lead may no longer be allowed to see it.
      if ("events" in lead) onChanged();
      else redirect("list", "leads");
    } catch (error) {
      notify((error as HttpError).message, { type: "error" });
    } finally {
      setBusy(false);
    }
  };
  return { change, isBusy };
}

import { type HttpError, useNotify, useRedirect } from "ra-core";
import { useState } from "react";
import { m } from "#messages/messages.js";
import { call } from "../../data/call.ts";

/**
 * Makes calls that change a lead, shows the result and returns whether they succeeded. `isBusy` is true while a call is
 * in progress.
 */
export function useLeadChange(leadId: string, onChanged: () => void) {
  const notify = useNotify();
  const redirect = useRedirect();
  const [isBusy, setBusy] = useState(false);
  const change = async (method: string, path: string, body?: unknown): Promise<boolean> => {
    setBusy(true);
    try {
      const lead = await call<object>(`/leads/${leadId}${path}`, method, body);
      notify(m.desk_saved(), { type: "success" });
      // Someone who has reassigned a lead may no longer be allowed to see it.
      if ("events" in lead) onChanged();
      else redirect("list", "leads");
      return true;
    } catch (error) {
      notify((error as HttpError).message, { type: "error" });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { change, isBusy };
}

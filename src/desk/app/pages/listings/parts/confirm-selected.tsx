import { useListContext, useNotify } from "ra-core";
import { useState } from "react";
import type { Confirmed } from "#domain/listings/freshness/confirm-listing.ts";
import { m } from "#messages/messages.js";
import { call } from "../../../data/call.ts";

/** As many as one call takes (`MAX_CONFIRMED`). */
const PER_CALL = 100;

/** Confirms the listings selected in the list. */
export function ConfirmSelected() {
  const { selectedIds = [], onUnselectItems, refetch } = useListContext();
  const notify = useNotify();
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async () => {
    setIsBusy(true);
    try {
      let [confirmedCount, skippedCount] = [0, 0];
      for (let start = 0; start < selectedIds.length; start += PER_CALL) {
        const numbers = selectedIds.slice(start, start + PER_CALL);
        const { confirmed, skipped } = await call<Confirmed>("/listing-confirmations", "POST", { numbers });
        confirmedCount += confirmed.length;
        skippedCount += skipped.length;
      }
      const texts = [m.fresh_confirmed_count({ count: confirmedCount })];
      if (skippedCount > 0) texts.push(m.fresh_skipped_count({ count: skippedCount }));
      notify(texts.join(" "), { type: confirmedCount > 0 ? "success" : "warning" });
      onUnselectItems();
      refetch();
    } catch (error) {
      notify((error as Error).message, { type: "error" });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <button type="button" className="button" disabled={isBusy} onClick={confirm}>
      {m.fresh_confirm_selected()}
    </button>
  );
}

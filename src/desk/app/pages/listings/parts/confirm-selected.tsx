import { useListContext, useNotify } from "ra-core";
import { useState } from "react";
import type { Confirmed } from "#domain/listings/freshness/confirm-listing.ts";
import { m } from "#messages/messages.js";
import { call } from "../../../data/call.ts";

/** Confirms the listings selected in the list. */
export function ConfirmSelected() {
  const { selectedIds = [], onUnselectItems, refetch } = useListContext();
  const notify = useNotify();
  const [isBusy, setIsBusy] = useState(false);
  const confirm = async () => {
    setIsBusy(true);
    try {
      const { confirmed, skipped } = await call<Confirmed>("/listing-confirmations", "POST", { numbers: selectedIds });
      const texts = [m.fresh_confirmed_count({ count: confirmed.length })];
      if (skipped.length > 0) texts.push(m.fresh_skipped_count({ count: skipped.length }));
      notify(texts.join(" "), { type: confirmed.length > 0 ? "success" : "warning" });
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

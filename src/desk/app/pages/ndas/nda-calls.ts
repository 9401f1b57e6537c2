import type { AppliedDecisions, BulkDecision, NdaDecision } from "#domain/ndas/desk/bulk/decide-ndas.ts";
import type { DecisionPreview } from "#domain/ndas/desk/bulk/preview-decisions.ts";
import type { BulkCalls } from "../../components/bulk/use-bulk.ts";
import { call } from "../../data/call.ts";
import { getNdaStatus } from "./nda-status.ts";

/**
 * The calls that approve or decline several signers. There is no undo: the opposite decision replaces an earlier one.
 */
export const NDA_CALLS: BulkCalls<BulkDecision, NdaDecision & { name: string }> = {
  async preview(ids, decision) {
    const { changes, skipped } = await call<DecisionPreview>("/nda-decisions/preview", "POST", { ids, decision });
    return {
      changes: changes.map(({ id, seen, name, listing, listing_number }) => ({
        change: { id, seen, decision, name },
        id,
        name: `${name}: ${listing} (${listing_number})`,
        before: getNdaStatus({ approval: seen, revoked_at: null }),
        after: getNdaStatus({ approval: decision, revoked_at: null }),
      })),
      skipped,
    };
  },
  async apply(changes) {
    const body = { decisions: changes.map(({ id, seen, decision }) => ({ id, seen, decision })) };
    const { changed, skipped } = await call<AppliedDecisions>("/nda-decisions", "POST", body);
    const names = new Map(changes.map(({ id, name }) => [id, name]));
    return {
      changed: changed.length,
      skipped: skipped.map((one) => ({ ...one, name: names.get(String(one.id)) ?? "" })),
      undo: [],
    };
  },
};

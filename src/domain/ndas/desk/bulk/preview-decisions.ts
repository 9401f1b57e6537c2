import { type Context, runAndRollBack } from "#domain/context.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { type Skipped, tryEach } from "#domain/try-each.ts";
import { Invalid } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { decideNda } from "../decide-nda.ts";
import type { DeskNda } from "../desk-nda-queries.ts";
import { findDeskNda } from "../find-desk-nda.ts";
import type { BulkDecision, NdaDecision } from "./decide-ndas.ts";

export interface PreviewedDecision extends NdaDecision, Pick<DeskNda, "name" | "listing" | "listing_number"> {}

export interface DecisionPreview {
  changes: PreviewedDecision[];
  skipped: Skipped<string>[];
}

/**
 * Previews a decision on several agreements: makes it in a transaction that is rolled back, so that whatever would reject
 * it is known before.
 *
 * @throws NotSignedIn, NotAllowed
 */
export async function previewDecisions(
  context: Context,
  ids: readonly string[],
  decision: BulkDecision,
): Promise<DecisionPreview> {
  authorize(context, "nda.approve");
  // Always in the same order, so that two previews don't wait for each other's locks.
  const sorted = [...new Set(ids)].sort();
  return runAndRollBack(context, async (tx) => {
    const names = new Map<string, string>();
    const { done, rejected } = await tryEach(sorted, async (id) => {
      const { name, listing, listing_number, approval } = await findDeskNda(tx, id, "nda.approve");
      names.set(id, name);
      if (approval === decision) throw new Invalid(m.bulk_unchanged(), {});
      await decideNda(tx, id, decision);
      return { id, name, listing, listing_number, seen: approval, decision };
    });
    return {
      changes: done,
      skipped: rejected.map(({ item, reason }) => ({ id: item, name: names.get(item) ?? "", reason })),
    };
  });
}

import { type Context, runAndRollBack } from "#domain/context.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { type Skipped, tryEach } from "#domain/try-each.ts";
import { NotFound } from "#lib/errors.ts";
import { requireReadableLead } from "../require-lead.ts";
import { applyLeadChange, type LeadBulkChange, type LeadChange, toLeadChange, toUndo } from "./lead-change.ts";
import { type LeadNames, selectLeadNames } from "./lead-name-queries.ts";

export interface PreviewedLeadChange extends LeadChange {
  /** The name of the person who inquired. */
  name: string;
  before: PreviewedState;
  after: PreviewedState;
  undo: LeadChange | null;
}

/** The agent's name, or the office's, and whether the lead is closed. */
interface PreviewedState {
  agent: string;
  handled: boolean;
}

export interface LeadChangePreview {
  changes: PreviewedLeadChange[];
  skipped: Skipped<string>[];
}

/**
 * Previews a change of several leads: makes it in a transaction that is rolled back, so that every reason to reject it
 * is known in advance.
 *
 * @throws NotSignedIn, NotAllowed
 */
export async function previewLeadChanges(
  context: Context,
  ids: readonly string[],
  change: LeadBulkChange,
): Promise<LeadChangePreview> {
  authorize(context, "lead.write");
  // Always in the same order, so that two previews don't wait for each other's locks.
  const sorted = [...new Set(ids)].sort();
  return runAndRollBack(context, async (tx) => {
    const names = new Map<string, LeadNames>();
    const { done, rejected } = await tryEach(sorted, async (id) => {
      const before = await requireReadableLead(tx, id);
      const named = await selectLeadNames(tx.db, before.id);
      names.set(id, named);
      const leadChange = toLeadChange(before, change);
      await applyLeadChange(tx, leadChange);
      // A user who has passed a lead on may no longer be allowed to change it back.
      const after = await requireReadableLead(tx, id).catch((error) => {
        if (error instanceof NotFound) return null;
        throw error;
      });
      const { name, agent, office } = named;
      const changed = await selectLeadNames(tx.db, before.id);
      return {
        ...leadChange,
        name,
        before: { agent: agent ?? office, handled: before.handled_at !== null },
        after: { agent: changed.agent ?? changed.office, handled: changed.is_handled },
        undo: after && toUndo(before, after, leadChange),
      };
    });
    return {
      changes: done,
      skipped: rejected.map(({ item, reason }) => ({ id: item, name: names.get(item)?.name ?? "", reason })),
    };
  });
}

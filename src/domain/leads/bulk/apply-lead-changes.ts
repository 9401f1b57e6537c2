import type { Context } from "#domain/context.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { type Skipped, tryEach } from "#domain/try-each.ts";
import { applyLeadChange, type LeadChange } from "./lead-change.ts";

export interface AppliedLeadChanges {
  /** The ids of the leads that were changed. */
  changed: string[];
  /** The leads that were left out; `name` is empty. */
  skipped: Skipped<string>[];
}

/**
 * Changes several leads, each in its own transaction. One that has changed since the preview or can't be changed is left
 * out; the others are changed.
 *
 * @throws NotSignedIn, NotAllowed
 */
export async function applyLeadChanges(context: Context, changes: readonly LeadChange[]): Promise<AppliedLeadChanges> {
  authorize(context, "lead.write");
  const { done, rejected } = await tryEach(changes, async (change) => {
    await applyLeadChange(context, change);
    return change.id;
  });
  return { changed: done, skipped: rejected.map(({ item, reason }) => ({ id: item.id, name: "", reason })) };
}

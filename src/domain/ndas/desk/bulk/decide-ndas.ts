import type { Context } from "#domain/context.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { type Skipped, tryEach } from "#domain/try-each.ts";
import type { Nda } from "../../nda.ts";
import { type Decision, decideNda } from "../decide-nda.ts";

/** What can be decided for several signers at once. Ending access is decided one by one. */
export const BULK_DECISIONS = ["approved", "declined"] as const satisfies readonly Decision[];
export type BulkDecision = (typeof BULK_DECISIONS)[number];

/** The decision on one agreement. */
export interface NdaDecision {
  id: string;
  /** The approval that was previewed. */
  seen: Nda["approval"];
  decision: BulkDecision;
}

export interface AppliedDecisions {
  /** The ids of the agreements that are decided as requested. */
  changed: string[];
  /** Those that were left out; `name` is empty. */
  skipped: Skipped<string>[];
}

/**
 * Decides on several agreements, each in its own transaction. One that has been decided otherwise since the preview or
 * can't be decided on is left out. Repeating the call changes nothing.
 *
 * @throws NotSignedIn, NotAllowed
 */
export async function decideNdas(context: Context, decisions: readonly NdaDecision[]): Promise<AppliedDecisions> {
  authorize(context, "nda.approve");
  const { done, rejected } = await tryEach(decisions, async ({ id, decision, seen }) => {
    await decideNda(context, id, decision, seen);
    return id;
  });
  return { changed: done, skipped: rejected.map(({ item, reason }) => ({ id: item.id, name: "", reason })) };
}

import type { Context } from "#domain/context.ts";
import { allow, reachOf } from "../staff-policy.ts";
import { type ActionRow, selectStaffActions } from "./audit-queries.ts";

interface Asked {
  q?: string | undefined;
  subject?: string | undefined;
  descending: boolean;
  page: number;
  per_page: number;
}

/** What staff did, as far as whoever asks may see: of their office, or all. @throws NotSignedIn; NotAllowed */
export async function listActions(context: Context, asked: Asked): Promise<{ data: ActionRow[]; total: number }> {
  const { office_id } = reachOf(allow(context, "audit.read"));
  return selectStaffActions(context.db, { ...asked, office_id });
}

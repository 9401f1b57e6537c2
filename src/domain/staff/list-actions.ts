import type { SortedPageQuery } from "#db/select-page.ts";
import type { Context } from "#domain/context.ts";
import { type ActionRow, selectStaffActions } from "./audit-queries.ts";
import { authorize, getScope } from "./staff-policy.ts";

interface Query extends SortedPageQuery {
  q?: string | undefined;
  subject?: string | undefined;
}

/** Returns the staff actions in the viewer's scope: their office or all. @throws NotSignedIn; NotAllowed */
export async function listActions(context: Context, query: Query): Promise<{ data: ActionRow[]; total: number }> {
  const { office_id } = getScope(authorize(context, "audit.read"));
  return selectStaffActions(context.db, { ...query, office_id });
}

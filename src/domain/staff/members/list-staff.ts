import type { Context } from "#domain/context.ts";
import { authorize, getScope } from "../staff-policy.ts";
import { type StaffListQuery, type StaffRow, selectStaff } from "./staff-queries.ts";

/** Returns the staff members in the viewer's scope. @throws NotSignedIn; NotAllowed */
export async function listStaff(context: Context, query: StaffListQuery): Promise<{ data: StaffRow[]; total: number }> {
  const { office_id } = getScope(authorize(context, "staff.read"));
  return selectStaff(context.db, office_id === undefined ? query : { ...query, office_id });
}

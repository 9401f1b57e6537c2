import type { Context } from "#domain/context.ts";
import { allow, getScope } from "../staff-policy.ts";
import { type StaffListQuery, type StaffRow, selectStaff } from "./staff-queries.ts";

/** Who works at the desk, as far as whoever asks may see. @throws NotSignedIn; NotAllowed */
export async function listStaff(context: Context, query: StaffListQuery): Promise<{ data: StaffRow[]; total: number }> {
  const { office_id } = getScope(allow(context, "staff.read"));
  return selectStaff(context.db, office_id === undefined ? query : { ...query, office_id });
}

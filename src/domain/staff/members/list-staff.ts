import type { Context } from "#domain/context.ts";
import { allow, reachOf } from "../staff-policy.ts";
import { type StaffAsked, type StaffRow, selectStaff } from "./staff-queries.ts";

/** Who works at the desk, as far as whoever asks may see. @throws NotSignedIn; NotAllowed */
export async function listStaff(context: Context, asked: StaffAsked): Promise<{ data: StaffRow[]; total: number }> {
  const { office_id } = reachOf(allow(context, "staff.read"));
  return selectStaff(context.db, office_id === undefined ? asked : { ...asked, office_id });
}

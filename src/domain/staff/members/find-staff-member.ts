import { type Context, requireStaff } from "#domain/context.ts";
import { NotFound } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { authorize, isAllowed, type StaffAction } from "../staff-policy.ts";
import { type StaffRow, selectStaffMember } from "./staff-queries.ts";

/**
 * Finds a staff member on whom the viewer may perform this action. @throws NotSignedIn; NotAllowed; NotFound if they
 * belong to another office
 */
export async function findStaffMember(context: Context, id: number, action: StaffAction): Promise<StaffRow> {
  authorize(context, action);
  const row = await selectStaffMember(context.db, id);
  if (!row || !isAllowed(requireStaff(context), action, row)) throw new NotFound(m.desk_record_not_found());
  return row;
}

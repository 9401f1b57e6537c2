import { countRecoveryCodes } from "#domain/accounts/second-factor/second-factor-queries.ts";
import { type Context, requireStaff } from "#domain/context.ts";
import { NotSignedIn } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { isGrantedToRole, STAFF_ACTIONS, type StaffAction } from "../staff-policy.ts";
import { type StaffRow, selectStaffMember } from "./staff-queries.ts";

/** The viewer and the desk actions they may perform on at least one record. The desk shows nothing else. */
export interface Myself
  extends Pick<StaffRow, "id" | "name" | "email" | "staff_role" | "office" | "agent" | "demo" | "signature"> {
  office_id: number | null;
  agent_id: number | null;
  rights: StaffAction[];
  /** The number of unused recovery codes. */
  recovery_codes: number;
  /** The languages of the site, the default first. */
  locales: readonly string[];
}

/**
 * Shows the signed-in staff member.
 *
 * @throws NotSignedIn; NotAllowed for a buyer
 */
export async function showMyself(context: Context): Promise<Myself> {
  const staff = requireStaff(context);
  const row = await selectStaffMember(context.db, staff.id);
  if (!row) throw new NotSignedIn(m.sign_in_first());
  const { id, name, email, staff_role, office_id, office, agent_id, agent, demo, signature } = row;
  const rights = STAFF_ACTIONS.filter((action) => isGrantedToRole(staff, action));
  const { locales } = context.network;
  const recovery_codes = await countRecoveryCodes(context.db, id);
  const person = { id, name, email, staff_role, office_id, office, agent_id, agent, demo, signature };
  return { ...person, rights, recovery_codes, locales };
}

import type { StaffRole } from "#domain/context.ts";
import type { StaffRow } from "#domain/staff/members/staff-queries.ts";
import { m } from "#messages/messages.js";

const NAMES: Record<StaffRole, () => string> = {
  agent: m.agent,
  office_manager: m.role_office_manager,
  head_office: m.head_office,
  read_only: m.role_read_only,
};

export const getRoleName = (role: StaffRole): string => NAMES[role]();

export const getRoleChoices = () => Object.entries(NAMES).map(([role, name]) => [role, name()] as const);

/** Returns the label of a staff account's status. */
export function getStaffStatus({ disabled_at, has_password, demo, totp_confirmed_at }: StaffRow): string {
  if (disabled_at) return m.desk_staff_disabled();
  if (demo) return m.desk_staff_demo();
  if (!has_password) return m.desk_staff_invited();
  return totp_confirmed_at ? m.desk_staff_active() : m.desk_staff_no_factor();
}

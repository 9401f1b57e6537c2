import * as v from "valibot";
import type { StaffRole, StaffViewer } from "#domain/context.ts";
import { createLineSchema, emailSchema } from "#lib/forms/field-schemas.ts";
import { idField, readStaffForm } from "../staff-fields.ts";
import type { StaffCodes } from "../staff-messages.ts";
import { isAllowed } from "../staff-policy.ts";

/** A staff member's role, office and agent. */
export interface Position {
  staff_role: StaffRole;
  office_id: number | null;
  agent_id: number | null;
}

export interface StaffChange extends Position {
  name: string;
}

export interface Invitation extends StaffChange {
  email: string;
}

const ROLES: readonly StaffRole[] = ["agent", "office_manager", "head_office", "read_only"];

const position = {
  name: createLineSchema(120),
  staff_role: v.nullish(v.picklist(ROLES, "staff_role")),
  office_id: idField,
  agent_id: idField,
};

export const staffSchema = v.strictObject(position, "unknown_field");
export const invitationSchema = v.strictObject({ ...position, email: emailSchema }, "unknown_field");

export type CheckedStaff<Input> = { input: Input } | { codes: StaffCodes };

export function checkInvitation(raw: unknown): CheckedStaff<Invitation> {
  const { typed, codes } = readStaffForm(invitationSchema, raw, ["name", "email", "staff_role"]);
  return checkPosition({ ...toStaffChange(typed), email: typed.email ?? "" }, codes);
}

export function checkStaffChange(raw: unknown): CheckedStaff<StaffChange> {
  const { typed, codes } = readStaffForm(staffSchema, raw, ["name", "staff_role"]);
  return checkPosition(toStaffChange(typed), codes);
}

/** Converts typed values and drops those that the role doesn't use: head office and read-only staff have no office. */
function toStaffChange(typed: v.InferOutput<typeof staffSchema>): StaffChange {
  const staff_role = typed.staff_role ?? "agent";
  const isOfOffice = staff_role === "agent" || staff_role === "office_manager";
  return {
    name: typed.name ?? "",
    staff_role,
    office_id: isOfOffice ? (typed.office_id ?? null) : null,
    agent_id: isOfOffice ? (typed.agent_id ?? null) : null,
  };
}

function checkPosition<Input extends StaffChange>(input: Input, codes: StaffCodes): CheckedStaff<Input> {
  const { staff_role, office_id, agent_id } = input;
  if (!codes.staff_role && (staff_role === "agent" || staff_role === "office_manager") && office_id === null)
    codes.office_id ??= "office";
  if (!codes.staff_role && staff_role === "agent" && agent_id === null) codes.agent_id ??= "agent";
  return Object.keys(codes).length > 0 ? { codes } : { input };
}

/**
 * Returns whether a staff member may grant a position. People can't grant more than they have: managers add only agents
 * and managers of their own office.
 */
export function canGrant(staff: StaffViewer, { staff_role, office_id, agent_id }: Position): boolean {
  if (!isAllowed(staff, "staff.write", { office_id, agent_id })) return false;
  return staff.staff_role === "head_office" || staff_role === "agent" || staff_role === "office_manager";
}

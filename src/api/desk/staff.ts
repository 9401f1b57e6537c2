import type { Context } from "#domain/context.ts";
import { changeStaff, disableStaff, enableStaff, resetSecondFactor } from "#domain/staff/members/change-staff.ts";
import { findStaffMember } from "#domain/staff/members/find-staff-member.ts";
import { inviteAgain, inviteStaff } from "#domain/staff/members/invite-staff.ts";
import { listStaff } from "#domain/staff/members/list-staff.ts";
import {
  checkInvitation,
  checkStaffChange,
  type Invitation,
  invitationSchema,
  type StaffChange,
  staffSchema,
} from "#domain/staff/members/staff-input.ts";
import type { StaffRow } from "#domain/staff/members/staff-queries.ts";
import type { StaffCode } from "#domain/staff/staff-messages.ts";
import type { Operation } from "../http/operation.ts";
import { defineDeskOperation, defineForm, parseId, parseListQuery } from "./desk-operation.ts";

const read = (context: Context, { id }: Record<string, string>) =>
  findStaffMember(context, parseId({ id: id ?? "" }), "staff.read");
const write = (context: Context, { id }: Record<string, string>) =>
  findStaffMember(context, parseId({ id: id ?? "" }), "staff.write");

const list = defineDeskOperation({
  id: "listStaff",
  method: "GET",
  path: "/desk/staff",
  summary: "Lists staff",
  right: "staff.read",
  check: (raw) => ({ input: parseListQuery(raw, ["name", "email", "staff_role"]) }),
  handle: async (context, { input: { filter, ...query } }) =>
    listStaff(context, {
      ...query,
      q: filter.q,
      staff_role: filter.staff_role,
      office_id: filter.office_id === undefined ? undefined : parseId(filter, "office_id"),
    }),
});

const show = defineDeskOperation<StaffRow, undefined>({
  id: "showStaff",
  method: "GET",
  path: "/desk/staff/{id}",
  summary: "Returns a staff member",
  find: read,
});

const invite = defineDeskOperation<void, Invitation, StaffCode>({
  id: "inviteStaff",
  method: "POST",
  path: "/desk/staff",
  summary: "Creates a staff account and emails the invitation link",
  ...defineForm(invitationSchema, checkInvitation),
  status: 201,
  right: "staff.write",
  handle: async (context, { input }) => inviteStaff(context, input),
});

const change = defineDeskOperation<StaffRow, StaffChange, StaffCode>({
  id: "changeStaff",
  method: "PUT",
  path: "/desk/staff/{id}",
  summary: "Updates a staff member's name, role and office; a new role ends their sessions",
  ...defineForm(staffSchema, checkStaffChange),
  find: write,
  handle: async (context, { subject, input }) => changeStaff(context, subject.id, input),
});

/** Defines an operation that changes one property of a staff member and returns no content. */
function defineStep(
  id: string,
  method: Operation["method"],
  path: string,
  summary: string,
  work: (context: Context, id: number) => Promise<void>,
): Operation {
  return defineDeskOperation<StaffRow, undefined>({
    id,
    method,
    path: `/desk/staff/{id}/${path}`,
    summary,
    status: 204,
    find: write,
    handle: (context, { subject }) => work(context, subject.id),
  });
}

export const STAFF_OPERATIONS: readonly Operation[] = [
  list,
  show,
  invite,
  change,
  defineStep("inviteStaffAgain", "POST", "invitation", "Mails the invitation again", inviteAgain),
  defineStep(
    "disableStaff",
    "PUT",
    "disabled",
    "Disables a staff member's account and ends their sessions",
    disableStaff,
  ),
  defineStep("enableStaff", "DELETE", "disabled", "Enables a staff member's account again", enableStaff),
  defineStep(
    "resetStaffFactor",
    "DELETE",
    "second-factor",
    "Requires a staff member to set up a new second factor",
    resetSecondFactor,
  ),
];

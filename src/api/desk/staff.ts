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
import { type StaffCode, staffProblem } from "#domain/staff/staff-messages.ts";
import { allow } from "#domain/staff/staff-policy.ts";
import type { Operation } from "../http/operation.ts";
import { anything, deskOperation, idIn, pageAnswer, parseListQuery } from "./desk-operation.ts";

const params = { id: "The account's number" };
const read = (context: Context, { id }: Record<string, string>) =>
  findStaffMember(context, idIn({ id: id ?? "" }), "staff.read");
const write = (context: Context, { id }: Record<string, string>) =>
  findStaffMember(context, idIn({ id: id ?? "" }), "staff.write");

const list = deskOperation({
  id: "listStaff",
  method: "GET",
  path: "/desk/staff",
  summary: "Who works at the desk",
  answer: { status: 200, schema: pageAnswer },
  find: async (context) => void allow(context, "staff.read"),
  check: (raw) => ({ input: parseListQuery(raw, ["name", "email", "rank"]) }),
  handle: async (context, { input: { filter, ...query } }) =>
    listStaff(context, {
      ...query,
      q: filter.q,
      rank: filter.rank,
      office_id: filter.office_id === undefined ? undefined : idIn(filter, "office_id"),
    }),
});

const show = deskOperation<StaffRow, undefined>({
  id: "showStaff",
  method: "GET",
  path: "/desk/staff/{id}",
  summary: "Somebody who works at the desk",
  params,
  answer: { status: 200, schema: anything },
  find: read,
  handle: async (_context, { subject }) => subject,
});

const invite = deskOperation<void, Invitation, StaffCode>({
  id: "inviteStaff",
  method: "POST",
  path: "/desk/staff",
  summary: "Opens an account at the desk and mails the link to its password",
  body: invitationSchema,
  answer: { status: 201, schema: anything },
  find: async (context) => void allow(context, "staff.write"),
  check: ({ body }) => checkInvitation(body),
  refuse: staffProblem,
  handle: async (context, { input }) => inviteStaff(context, input),
});

const change = deskOperation<StaffRow, StaffChange, StaffCode>({
  id: "changeStaff",
  method: "PUT",
  path: "/desk/staff/{id}",
  summary: "Changes somebody's name, role and office; another role ends their sessions",
  params,
  body: staffSchema,
  answer: { status: 200, schema: anything },
  find: write,
  check: ({ body }) => checkStaffChange(body),
  refuse: staffProblem,
  handle: async (context, { subject, input }) => changeStaff(context, subject.id, input),
});

/** Defines an operation that changes one property of a staff member and returns no content. */
function step(
  id: string,
  method: Operation["method"],
  path: string,
  summary: string,
  work: (context: Context, id: number) => Promise<void>,
): Operation {
  return deskOperation<StaffRow, undefined>({
    id,
    method,
    path: `/desk/staff/{id}/${path}`,
    summary,
    params,
    answer: { status: 204 },
    find: write,
    async handle(context, { subject }) {
      await work(context, subject.id);
      return undefined;
    },
  });
}

export const STAFF_OPERATIONS: readonly Operation[] = [
  list,
  show,
  invite,
  change,
  step("inviteStaffAgain", "POST", "invitation", "Mails the invitation again", inviteAgain),
  step("disableStaff", "PUT", "disabled", "Shuts somebody out at once", disableStaff),
  step("enableStaff", "DELETE", "disabled", "Lets somebody in again", enableStaff),
  step("resetStaffFactor", "DELETE", "second-factor", "Has somebody set up a new second factor", resetSecondFactor),
];

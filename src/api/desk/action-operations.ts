import { listActions } from "#domain/staff/log/list-actions.ts";
import { allow } from "#domain/staff/staff-policy.ts";
import type { Operation } from "../http/operation.ts";
import { deskOperation, listAsked, pageAnswer } from "./desk-operation.ts";

const listStaffActions = deskOperation({
  id: "listStaffActions",
  method: "GET",
  path: "/desk/actions",
  summary: "What was done at the desk, newest first",
  answer: { status: 200, schema: pageAnswer },
  find: async (context) => void allow(context, "audit.read"),
  check: (raw) => ({ input: listAsked(raw, ["-happened_at"]) }),
  handle: async (context, { input: { filter, ...asked } }) =>
    listActions(context, { ...asked, q: filter.q, subject: filter.subject }),
});

export const ACTION_OPERATIONS: readonly Operation[] = [listStaffActions];

import { listActions } from "#domain/staff/log/list-actions.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import type { Operation } from "../http/operation.ts";
import { defineDeskOperation, pageSchema, parseListQuery } from "./desk-operation.ts";

const listStaffActions = defineDeskOperation({
  id: "listStaffActions",
  method: "GET",
  path: "/desk/actions",
  summary: "Lists the audit log, newest first",
  response: { status: 200, schema: pageSchema },
  find: async (context) => void authorize(context, "audit.read"),
  check: (raw) => ({ input: parseListQuery(raw, ["-happened_at"]) }),
  handle: async (context, { input: { filter, ...query } }) =>
    listActions(context, { ...query, q: filter.q, subject: filter.subject }),
});

export const ACTION_OPERATIONS: readonly Operation[] = [listStaffActions];

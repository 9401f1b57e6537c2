import { listActions } from "#domain/staff/list-actions.ts";
import type { Operation } from "../http/operation.ts";
import { defineDeskOperation, parseListQuery } from "./desk-operation.ts";

const listStaffActions = defineDeskOperation({
  id: "listStaffActions",
  method: "GET",
  path: "/desk/actions",
  summary: "Lists the audit log, newest first",
  right: "audit.read",
  check: (raw) => ({ input: parseListQuery(raw, ["-happened_at"]) }),
  handle: async (context, { input: { filter, ...query } }) =>
    listActions(context, { ...query, q: filter.q, subject: filter.subject }),
});

export const ACTION_OPERATIONS: readonly Operation[] = [listStaffActions];

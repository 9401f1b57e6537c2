import {
  checkHeadOffice,
  editHeadOffice,
  type HeadOfficeChange,
  headOfficeSchema,
  showHeadOffice,
} from "#domain/offices/head-office/edit-head-office.ts";
import { createStaffProblem, type StaffCode } from "#domain/staff/staff-messages.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import type { Operation } from "../http/operation.ts";
import { anyObject, defineDeskOperation } from "./desk-operation.ts";

const show = defineDeskOperation<void, undefined>({
  id: "showHeadOffice",
  method: "GET",
  path: "/desk/head-office",
  summary: "Returns head office's contact details",
  response: { status: 200, schema: anyObject },
  find: async (context) => void authorize(context, "network.write"),
  handle: async (context) => showHeadOffice(context),
});

const change = defineDeskOperation<void, HeadOfficeChange, StaffCode>({
  id: "changeHeadOffice",
  method: "PUT",
  path: "/desk/head-office",
  summary: "Updates head office's contact details",
  body: headOfficeSchema,
  response: { status: 200, schema: anyObject },
  problems: [409],
  find: async (context) => void authorize(context, "network.write"),
  check: ({ body }) => checkHeadOffice(body),
  toProblem: createStaffProblem,
  handle: async (context, { input }) => editHeadOffice(context, input),
});

export const HEAD_OFFICE_OPERATIONS: readonly Operation[] = [show, change];

import {
  checkHeadOffice,
  editHeadOffice,
  type HeadOfficeChange,
  headOfficeSchema,
  showHeadOffice,
} from "#domain/offices/head-office/edit-head-office.ts";
import { type StaffCode, staffProblem } from "#domain/staff/staff-messages.ts";
import { allow } from "#domain/staff/staff-policy.ts";
import type { Operation } from "../http/operation.ts";
import { anything, deskOperation } from "./desk-operation.ts";

const show = deskOperation<void, undefined>({
  id: "showHeadOffice",
  method: "GET",
  path: "/desk/head-office",
  summary: "How head office is reached",
  answer: { status: 200, schema: anything },
  find: async (context) => void allow(context, "network.write"),
  handle: async (context) => showHeadOffice(context),
});

const change = deskOperation<void, HeadOfficeChange, StaffCode>({
  id: "changeHeadOffice",
  method: "PUT",
  path: "/desk/head-office",
  summary: "Changes how head office is reached",
  body: headOfficeSchema,
  answer: { status: 200, schema: anything },
  problems: [409],
  find: async (context) => void allow(context, "network.write"),
  check: ({ body }) => checkHeadOffice(body),
  refuse: staffProblem,
  handle: async (context, { input }) => editHeadOffice(context, input),
});

export const HEAD_OFFICE_OPERATIONS: readonly Operation[] = [show, change];

import {
  checkHeadOffice,
  editHeadOffice,
  type HeadOfficeChange,
  headOfficeSchema,
  showHeadOffice,
} from "#domain/offices/head-office/edit-head-office.ts";
import type { StaffCode } from "#domain/staff/staff-messages.ts";
import type { Operation } from "../http/operation.ts";
import { defineDeskOperation, defineForm } from "./desk-operation.ts";

const show = defineDeskOperation<void, undefined>({
  id: "showHeadOffice",
  method: "GET",
  path: "/desk/head-office",
  summary: "Returns head office's contact details",
  right: "network.write",
  handle: async (context) => showHeadOffice(context),
});

const change = defineDeskOperation<void, HeadOfficeChange, StaffCode>({
  id: "changeHeadOffice",
  method: "PUT",
  path: "/desk/head-office",
  summary: "Updates head office's contact details",
  ...defineForm(headOfficeSchema, checkHeadOffice),
  right: "network.write",
  handle: async (context, { input }) => editHeadOffice(context, input),
});

export const HEAD_OFFICE_OPERATIONS: readonly Operation[] = [show, change];

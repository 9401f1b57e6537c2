import { checkErasure, erasePerson, erasureSchema } from "#domain/contacts/personal-data/erase-person.ts";
import { exportPerson } from "#domain/contacts/personal-data/export-person.ts";
import { previewErasure } from "#domain/contacts/personal-data/preview-erasure.ts";
import {
  checkRetention,
  editRetention,
  type RetentionChange,
  retentionSchema,
  showRetention,
} from "#domain/contacts/retention/edit-retention.ts";
import { buyerEmailSchema, checkBuyerEmail } from "#domain/staff/buyers/end-buyer-sessions.ts";
import { createStaffProblem, type StaffCode } from "#domain/staff/staff-messages.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import type { Operation } from "../http/operation.ts";
import { defineDeskOperation } from "./desk-operation.ts";

const person = {
  find: async (context: Parameters<typeof authorize>[0]) => void authorize(context, "network.write"),
  toProblem: createStaffProblem,
};

// The email address is sent in the body of each call, so that access logs, which contain URLs, don't have it.
const preview = defineDeskOperation<void, { email: string }, StaffCode>({
  ...person,
  id: "previewErasure",
  method: "POST",
  path: "/desk/personal-data/preview",
  summary: "Counts what is stored about the person with this email address",
  body: buyerEmailSchema,
  check: ({ body }) => checkBuyerEmail(body),
  handle: (context, { input }) => previewErasure(context, input),
});

const retention = defineDeskOperation<void, void, StaffCode>({
  ...person,
  id: "showRetention",
  method: "GET",
  path: "/desk/personal-data/retention",
  summary: "Returns after how many days leads and emails are deleted; 0 for never, null for the defaults",
  handle: (context) => showRetention(context),
});

const changeRetention = defineDeskOperation<void, RetentionChange, StaffCode>({
  ...person,
  id: "changeRetention",
  method: "PUT",
  path: "/desk/personal-data/retention",
  summary: "Sets after how many days leads and emails are deleted; 0 for never, null for the defaults",
  body: retentionSchema,
  check: ({ body }) => checkRetention(body),
  handle: (context, { input }) => editRetention(context, input),
});

const exportOne = defineDeskOperation<void, { email: string }, StaffCode>({
  ...person,
  id: "exportPerson",
  method: "POST",
  path: "/desk/personal-data/export",
  summary: "Returns everything stored about the person with this email address",
  body: buyerEmailSchema,
  check: ({ body }) => checkBuyerEmail(body),
  handle: (context, { input }) => exportPerson(context, input),
});

const erase = defineDeskOperation<void, { email: string; version: string }, StaffCode>({
  ...person,
  id: "erasePerson",
  method: "POST",
  path: "/desk/personal-data/erase",
  summary: "Erases the person with this email address, as previewed; 409 if something changed since",
  body: erasureSchema,
  status: 204,
  check: ({ body }) => checkErasure(body),
  handle: (context, { input }) => erasePerson(context, input),
});

export const PERSONAL_DATA_OPERATIONS: readonly Operation[] = [preview, retention, changeRetention, exportOne, erase];

import {
  type BuyerAccess,
  buyerAccessSchema,
  checkBuyerAccess,
  endBuyerSessions,
} from "#domain/staff/buyers/end-buyer-sessions.ts";
import { createStaffProblem, type StaffCode } from "#domain/staff/staff-messages.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import type { Operation } from "../http/operation.ts";
import { defineDeskOperation } from "./desk-operation.ts";

const endSessions = defineDeskOperation<void, BuyerAccess, StaffCode>({
  id: "endBuyerSessions",
  method: "POST",
  path: "/desk/buyers/sign-out",
  summary: "Ends all sessions of the buyer with this email address, and removes their second factor if requested",
  body: buyerAccessSchema,
  required: ["email"],
  response: { status: 204 },
  find: async (context) => void authorize(context, "network.write"),
  check: ({ body }) => checkBuyerAccess(body),
  toProblem: createStaffProblem,
  handle: (context, { input }) => endBuyerSessions(context, input),
});

export const BUYER_ACCESS_OPERATIONS: readonly Operation[] = [endSessions];

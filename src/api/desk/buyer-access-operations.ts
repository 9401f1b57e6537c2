import {
  type BuyerAccess,
  buyerAccessSchema,
  buyerEmailSchema,
  checkBuyerAccess,
  checkBuyerEmail,
  endBuyerSessions,
} from "#domain/staff/buyers/end-buyer-sessions.ts";
import { showBuyerAccess } from "#domain/staff/buyers/show-buyer-access.ts";
import type { StaffCode } from "#domain/staff/staff-messages.ts";
import type { Operation } from "../http/operation.ts";
import { defineDeskOperation, defineForm } from "./desk-operation.ts";

// The email address is in the body, so that access logs, which contain URLs, don't have it.
const show = defineDeskOperation<void, { email: string }, StaffCode>({
  id: "showBuyerAccess",
  method: "POST",
  path: "/desk/buyers/access",
  summary: "Shows where the buyer with this email address is signed in, and their second factor",
  ...defineForm(buyerEmailSchema, checkBuyerEmail),
  right: "network.write",
  handle: (context, { input }) => showBuyerAccess(context, input),
});

const endSessions = defineDeskOperation<void, BuyerAccess, StaffCode>({
  id: "endBuyerSessions",
  method: "POST",
  path: "/desk/buyers/sign-out",
  summary: "Ends all sessions of the buyer with this email address, and removes their second factor if requested",
  ...defineForm(buyerAccessSchema, checkBuyerAccess),
  status: 204,
  right: "network.write",
  handle: (context, { input }) => endBuyerSessions(context, input),
});

export const BUYER_ACCESS_OPERATIONS: readonly Operation[] = [show, endSessions];

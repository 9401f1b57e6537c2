import type { Operation } from "../http/operation.ts";
import { ACTION_OPERATIONS } from "./action-operations.ts";
import { ANALYTICS_OPERATIONS } from "./analytics-operations.ts";
import { DOCUMENT_OPERATIONS } from "./document-operations.ts";
import { HEAD_OFFICE_OPERATIONS } from "./head-office-operations.ts";
import { LEAD_OPERATIONS } from "./lead-operations.ts";
import { LISTING_OPERATIONS } from "./listing-operations.ts";
import { MYSELF_OPERATIONS } from "./myself-operations.ts";
import { NDA_OPERATIONS } from "./nda-operations.ts";
import { NETWORK_OPERATIONS } from "./network-operations.ts";
import { OPERATOR_OPERATIONS } from "./operator-operations.ts";
import { STAFF_OPERATIONS } from "./staff-operations.ts";

/**
 * Every call of the desk, under `/api/desk`: a list a subject. They pass what all calls pass, and stand in no public
 * description. Whoever may make one stands in `tests/support/desk/desk-access.ts`.
 */
export const DESK_OPERATIONS: readonly Operation[] = [
  ...MYSELF_OPERATIONS,
  ...LISTING_OPERATIONS,
  ...DOCUMENT_OPERATIONS,
  ...LEAD_OPERATIONS,
  ...OPERATOR_OPERATIONS,
  ...STAFF_OPERATIONS,
  ...NETWORK_OPERATIONS,
  ...HEAD_OFFICE_OPERATIONS,
  ...NDA_OPERATIONS,
  ...ANALYTICS_OPERATIONS,
  ...ACTION_OPERATIONS,
];

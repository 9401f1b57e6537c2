import { PAGE_RIGHTS } from "#domain/content/editing/content-access.ts";
import { listLinkTargets } from "#domain/content/links/list-link-targets.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import type { Operation } from "../http/operation.ts";
import { defineDeskOperation, revisionsSchema } from "./desk-operation.ts";

export const LINK_OPERATIONS: readonly Operation[] = [
  defineDeskOperation({
    id: "listLinkTargets",
    method: "GET",
    path: "/desk/link-targets",
    summary: "Lists the pages of the site that a text can link to",
    response: { status: 200, schema: revisionsSchema },
    find: async (context) => void authorize(context, PAGE_RIGHTS.read),
    handle: async (context) => ({ data: await listLinkTargets(context) }),
  }),
];

import { PAGE_RIGHTS } from "#domain/content/editing/content-access.ts";
import { listLinkTargets } from "#domain/content/links/list-link-targets.ts";
import type { Operation } from "../http/operation.ts";
import { defineDeskOperation } from "./desk-operation.ts";

export const LINK_OPERATIONS: readonly Operation[] = [
  defineDeskOperation({
    id: "listLinkTargets",
    method: "GET",
    path: "/desk/link-targets",
    summary: "Lists the pages of the site that a text can link to",
    right: PAGE_RIGHTS.read,
    handle: async (context) => ({ data: await listLinkTargets(context) }),
  }),
];

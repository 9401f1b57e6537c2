import { PAGE_RIGHTS } from "#domain/content/editing/content-access.ts";
import { createPage, listPagesForDesk, pageEditor } from "#domain/content/pages/edit-pages.ts";
import { checkNewPage, checkPage, type NewPage, newPageSchema, pageSchema } from "#domain/content/pages/page-fields.ts";
import type { StaffCode } from "#domain/staff/staff-messages.ts";
import type { Operation } from "../http/operation.ts";
import { defineContentOperations, defineLinksOperation, defineTranslateOperation } from "./content-operations.ts";
import { defineDeskOperation, defineForm } from "./desk-operation.ts";

const create = defineDeskOperation<void, NewPage, StaffCode>({
  id: "createDeskPage",
  method: "POST",
  path: "/desk/pages",
  summary: "Creates a page of the network",
  ...defineForm(newPageSchema, checkNewPage),
  status: 201,
  right: PAGE_RIGHTS.write,
  handle: async (context, { input }) => createPage(context, input),
});

const calls = { id: "Page" as const, noun: "page", path: "/desk/pages", rights: PAGE_RIGHTS, editor: pageEditor };

export const PAGE_OPERATIONS: readonly Operation[] = [
  ...defineContentOperations({
    ...calls,
    sorts: ["name", "type"],
    list: listPagesForDesk,
    schema: pageSchema,
    check: checkPage,
  }),
  defineLinksOperation(calls),
  defineTranslateOperation(calls),
  create,
];

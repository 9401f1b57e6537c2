import {
  checkComponent,
  checkNewComponent,
  componentEditor,
  componentSchema,
  createComponent,
  listComponentsForDesk,
  type NewComponent,
  newComponentSchema,
} from "#domain/content/components/edit-components.ts";
import { TEXT_RIGHTS } from "#domain/content/editing/content-access.ts";
import type { StaffCode } from "#domain/staff/staff-messages.ts";
import type { Operation } from "../http/operation.ts";
import { defineContentOperations } from "./content-operations.ts";
import { defineDeskOperation, defineForm } from "./desk-operation.ts";

const create = defineDeskOperation<void, NewComponent, StaffCode>({
  id: "createDeskComponent",
  method: "POST",
  path: "/desk/components",
  summary: "Creates a component of an office",
  ...defineForm(newComponentSchema, checkNewComponent),
  status: 201,
  right: TEXT_RIGHTS.write,
  handle: async (context, { input }) => createComponent(context, input),
});

export const COMPONENT_OPERATIONS: readonly Operation[] = [
  ...defineContentOperations({
    id: "Component",
    noun: "component",
    path: "/desk/components",
    rights: TEXT_RIGHTS,
    sorts: ["type_name"],
    list: listComponentsForDesk,
    editor: componentEditor,
    schema: componentSchema,
    check: checkComponent,
  }),
  create,
];

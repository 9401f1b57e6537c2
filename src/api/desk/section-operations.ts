import { TEXT_RIGHTS } from "#domain/content/editing/content-access.ts";
import {
  checkSection,
  listSectionsForDesk,
  sectionEditor,
  sectionSchema,
} from "#domain/content/sections/edit-sections.ts";
import type { Operation } from "../http/operation.ts";
import { defineContentOperations, defineCustomizeOperation, defineTranslateOperation } from "./content-operations.ts";

const calls = { id: "Section", noun: "section", path: "/desk/sections", rights: TEXT_RIGHTS, editor: sectionEditor };

export const SECTION_OPERATIONS: readonly Operation[] = [
  ...defineContentOperations({
    ...calls,
    sorts: ["name"],
    list: listSectionsForDesk,
    schema: sectionSchema,
    check: checkSection,
  }),
  defineCustomizeOperation(calls),
  defineTranslateOperation(calls),
];

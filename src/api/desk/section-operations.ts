import {
  checkSection,
  listSectionsForDesk,
  sectionEditor,
  sectionSchema,
} from "#domain/content/sections/edit-sections.ts";
import type { Operation } from "../http/operation.ts";
import { defineContentOperations } from "./content-operations.ts";

export const SECTION_OPERATIONS: readonly Operation[] = defineContentOperations({
  id: "Section",
  noun: "section",
  path: "/desk/sections",
  sorts: ["name"],
  list: listSectionsForDesk,
  editor: sectionEditor,
  schema: sectionSchema,
  check: checkSection,
});

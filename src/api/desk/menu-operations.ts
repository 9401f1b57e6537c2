import { checkMenu, listEditedMenus, menuEditor, menuSchema } from "#domain/content/menus/edit-menus.ts";
import type { Operation } from "../http/operation.ts";
import { defineContentOperations } from "./content-operations.ts";

export const MENU_OPERATIONS: readonly Operation[] = defineContentOperations({
  id: "Menu",
  noun: "menu",
  path: "/desk/menus",
  sorts: ["name"],
  list: listEditedMenus,
  editor: menuEditor,
  schema: menuSchema,
  check: checkMenu,
});

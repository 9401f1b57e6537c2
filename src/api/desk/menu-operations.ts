import { TEXT_RIGHTS } from "#domain/content/editing/content-access.ts";
import { checkMenu, listEditedMenus, menuEditor, menuSchema } from "#domain/content/menus/edit-menus.ts";
import type { Operation } from "../http/operation.ts";
import { defineContentOperations, defineCustomizeOperation, defineTranslateOperation } from "./content-operations.ts";

const calls = { id: "Menu", noun: "menu", path: "/desk/menus", rights: TEXT_RIGHTS, editor: menuEditor };

export const MENU_OPERATIONS: readonly Operation[] = [
  ...defineContentOperations({
    ...calls,
    sorts: ["name"],
    list: listEditedMenus,
    schema: menuSchema,
    check: checkMenu,
  }),
  defineCustomizeOperation(calls),
  defineTranslateOperation(calls),
];

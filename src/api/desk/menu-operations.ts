import {
  changeMenu,
  checkMenu,
  type EditedMenu,
  findEditedMenu,
  listEditedMenus,
  type MenuChange,
  menuSchema,
} from "#domain/content/menus/edit-menus.ts";
import { createStaffProblem, type StaffCode } from "#domain/staff/staff-messages.ts";
import { allow } from "#domain/staff/staff-policy.ts";
import type { Operation } from "../http/operation.ts";
import { anyObject, defineDeskOperation, pageSchema, parseId, parseListQuery } from "./desk-operation.ts";

const params = { id: "The menu's number" };

const list = defineDeskOperation({
  id: "listDeskMenus",
  method: "GET",
  path: "/desk/menus",
  summary: "Lists the site's menus in all languages",
  response: { status: 200, schema: pageSchema },
  find: async (context) => void allow(context, "site.read"),
  check: (raw) => ({ input: parseListQuery(raw, ["name"]) }),
  handle: async (context, { input: { filter, ...query } }) =>
    listEditedMenus(context, { ...query, locale: filter.locale }),
});

const show = defineDeskOperation<EditedMenu, undefined>({
  id: "showDeskMenu",
  method: "GET",
  path: "/desk/menus/{id}",
  summary: "Returns a menu",
  params,
  response: { status: 200, schema: anyObject },
  find: (context, params) => findEditedMenu(context, parseId(params), "site.read"),
  handle: async (_context, { subject }) => subject,
});

const change = defineDeskOperation<EditedMenu, MenuChange, StaffCode>({
  id: "changeDeskMenu",
  method: "PUT",
  path: "/desk/menus/{id}",
  summary: "Updates a menu",
  params,
  body: menuSchema,
  response: { status: 200, schema: anyObject },
  problems: [409],
  find: (context, params) => findEditedMenu(context, parseId(params), "network.write"),
  check: ({ body }) => checkMenu(body),
  toProblem: createStaffProblem,
  handle: async (context, { subject, input }) => changeMenu(context, subject.id, input),
});

export const MENU_OPERATIONS: readonly Operation[] = [list, show, change];

import { m } from "#messages/messages.js";
import type { DeskResource } from "../../desk-resource.ts";
import { MenuEditPage, MenuListPage } from "./menu-pages.tsx";

export const menus: DeskResource = {
  name: "menus",
  label: m.desk_menus_title,
  right: "content.read",
  list: MenuListPage,
  edit: MenuEditPage,
};

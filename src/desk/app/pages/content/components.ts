import { m } from "#messages/messages.js";
import type { DeskResource } from "../../desk-resource.ts";
import { ComponentCreatePage, ComponentEditPage, ComponentListPage } from "./component-pages.tsx";

export const components: DeskResource = {
  name: "components",
  label: m.desk_components_title,
  right: "content.read",
  list: ComponentListPage,
  create: ComponentCreatePage,
  edit: ComponentEditPage,
};

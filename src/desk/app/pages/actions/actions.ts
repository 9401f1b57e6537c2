import { m } from "#messages/messages.js";
import type { DeskResource } from "../../desk-resource.ts";
import { ActionsPage } from "./actions-page.tsx";

export const actions: DeskResource = {
  name: "actions",
  label: m.desk_actions_title,
  right: "audit.read",
  list: ActionsPage,
};

import { m } from "#messages/messages.js";
import type { DeskResource } from "../../desk-resource.ts";
import { StaffEditPage } from "./staff-edit-page.tsx";
import { StaffInvitePage } from "./staff-invite-page.tsx";
import { StaffListPage } from "./staff-list-page.tsx";
import { StaffShowPage } from "./staff-show-page.tsx";

export const staff: DeskResource = {
  name: "staff",
  label: m.desk_staff_title,
  right: "staff.read",
  list: StaffListPage,
  create: StaffInvitePage,
  edit: StaffEditPage,
  show: StaffShowPage,
};

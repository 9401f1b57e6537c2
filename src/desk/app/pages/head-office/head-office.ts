import { m } from "#messages/messages.js";
import type { DeskPage } from "../../desk-resource.ts";
import { HeadOfficePage } from "./head-office-page.tsx";

export const headOffice: DeskPage = {
  path: "head-office",
  label: m.desk_head_office_title,
  right: "network.write",
  page: HeadOfficePage,
};

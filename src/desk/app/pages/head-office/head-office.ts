import { m } from "#messages/messages.js";
import type { DeskPage } from "../../desk-resource.ts";
import { HeadOfficePage } from "./head-office-page.tsx";

export const headOffice: DeskPage = {
  path: "head-office",
  label: m.head_office,
  right: "network.write",
  page: HeadOfficePage,
};

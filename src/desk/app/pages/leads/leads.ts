import { m } from "#messages/messages.js";
import type { DeskPage, DeskResource } from "../../desk-resource.ts";
import { LeadList } from "./lead-list.tsx";
import { LeadPage } from "./lead-page.tsx";
import { ResponseTimesPage } from "./response-times-page.tsx";

export const leads: DeskResource = {
  name: "leads",
  label: m.desk_leads_title,
  right: "lead.read",
  list: LeadList,
  // The path is `/desk/leads/{id}`, which emails link to.
  edit: LeadPage,
};

export const responseTimes: DeskPage = {
  path: "response-times",
  label: null,
  right: "lead.read",
  page: ResponseTimesPage,
};

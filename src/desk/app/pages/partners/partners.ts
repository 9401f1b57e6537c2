import { m } from "#messages/messages.js";
import type { DeskResource } from "../../desk-resource.ts";
import { PartnerCreatePage, PartnerEditPage } from "./partner-form.tsx";
import { PartnerList } from "./partner-list.tsx";
import { PartnerShowPage } from "./partner-show-page.tsx";

export const partners: DeskResource = {
  name: "partners",
  label: m.partner_title,
  right: "partner.read",
  list: PartnerList,
  create: PartnerCreatePage,
  edit: PartnerEditPage,
  show: PartnerShowPage,
};

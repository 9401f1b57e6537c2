import { m } from "#messages/messages.js";
import type { DeskResource } from "../../desk-resource.ts";
import { OfficeCreatePage, OfficeEditPage, OfficeListPage, OfficeShowPage } from "./office-pages.tsx";

export const offices: DeskResource = {
  name: "offices",
  label: m.offices,
  right: "office.read",
  list: OfficeListPage,
  create: OfficeCreatePage,
  edit: OfficeEditPage,
  show: OfficeShowPage,
};

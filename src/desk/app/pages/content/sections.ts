import { m } from "#messages/messages.js";
import type { DeskResource } from "../../desk-resource.ts";
import { SectionEditPage, SectionListPage } from "./section-pages.tsx";

export const sections: DeskResource = {
  name: "sections",
  label: m.desk_sections_title,
  right: "content.read",
  list: SectionListPage,
  edit: SectionEditPage,
};

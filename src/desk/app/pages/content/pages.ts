import { m } from "#messages/messages.js";
import type { DeskResource } from "../../desk-resource.ts";
import { PageCreatePage, PageEditPage, PageListPage } from "./page-pages.tsx";

export const pages: DeskResource = {
  name: "pages",
  label: m.pages,
  right: "page.read",
  list: PageListPage,
  create: PageCreatePage,
  edit: PageEditPage,
};

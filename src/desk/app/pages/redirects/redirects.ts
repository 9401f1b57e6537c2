import { m } from "#messages/messages.js";
import type { DeskPage, DeskResource } from "../../desk-resource.ts";
import { MissingPagesList } from "./missing-pages-list.tsx";
import { RedirectCreatePage, RedirectEditPage } from "./redirect-form.tsx";
import { RedirectImportPage } from "./redirect-import-page.tsx";
import { RedirectList } from "./redirect-list.tsx";
import { RedirectShowPage } from "./redirect-show-page.tsx";

export const redirects: DeskResource = {
  name: "redirects",
  label: m.desk_redirects_title,
  right: "redirect.read",
  list: RedirectList,
  create: RedirectCreatePage,
  edit: RedirectEditPage,
  show: RedirectShowPage,
};

export const redirectImport: DeskPage = {
  path: "redirect-import",
  label: null,
  right: "redirect.write",
  page: RedirectImportPage,
};

export const missingPages: DeskResource = {
  name: "missing-pages",
  label: m.desk_missing_title,
  right: "redirect.read",
  list: MissingPagesList,
};

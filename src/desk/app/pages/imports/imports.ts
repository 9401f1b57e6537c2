import { m } from "#messages/messages.js";
import type { DeskPage, DeskResource } from "../../desk-resource.ts";
import { ImportList } from "./import-list.tsx";
import { ImportPage } from "./import-page.tsx";
import { PhotoArchivePage } from "./photo-archive-page.tsx";

export const imports: DeskResource = {
  name: "imports",
  label: m.desk_imports_title,
  right: "listing.import",
  list: ImportList,
};

export const newImport: DeskPage = {
  path: "new-import",
  label: null,
  right: "listing.import",
  page: ImportPage,
};

export const photoArchive: DeskPage = {
  path: "photo-archive",
  label: null,
  right: "listing.import",
  page: PhotoArchivePage,
};

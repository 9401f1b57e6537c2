import { m } from "#messages/messages.js";
import type { DeskResource } from "../../desk-resource.ts";
import { PictureEditPage, PictureListPage } from "./picture-pages.tsx";

export const pictures: DeskResource = {
  name: "pictures",
  label: m.desk_pictures_title,
  right: "page.read",
  list: PictureListPage,
  edit: PictureEditPage,
};

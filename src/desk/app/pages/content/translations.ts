import { m } from "#messages/messages.js";
import type { DeskPage } from "../../desk-resource.ts";
import { TranslationsPage } from "./translations-page.tsx";

export const translations: DeskPage = {
  path: "translations",
  label: m.desk_translations_title,
  right: "site.read",
  page: TranslationsPage,
};

import { m } from "#messages/messages.js";
import type { DeskPage } from "../../desk-resource.ts";
import { PersonalDataPage } from "./personal-data-page.tsx";

export const personalData: DeskPage = {
  path: "personal-data",
  label: m.personal_data_title,
  right: "network.write",
  page: PersonalDataPage,
};

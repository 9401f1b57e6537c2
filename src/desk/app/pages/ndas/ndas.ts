import { m } from "#messages/messages.js";
import type { DeskResource } from "../../desk-resource.ts";
import { LegalTextPage } from "./legal-text-page.tsx";
import { LegalTextsPage } from "./legal-texts-page.tsx";
import { NdaPage } from "./nda-page.tsx";
import { NdasPage } from "./ndas-page.tsx";

export const ndas: DeskResource = {
  name: "ndas",
  label: m.desk_ndas_title,
  right: "nda.read",
  list: NdasPage,
  show: NdaPage,
};

export const legalTexts: DeskResource = {
  name: "legal-texts",
  label: m.desk_legal_title,
  right: "legal.write",
  list: LegalTextsPage,
  show: LegalTextPage,
};

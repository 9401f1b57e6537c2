import { listMissingTranslations } from "#domain/content/translations/list-missing-translations.ts";
import type { Operation } from "../http/operation.ts";
import { defineDeskOperation } from "./desk-operation.ts";

export const TRANSLATION_OPERATIONS: readonly Operation[] = [
  defineDeskOperation({
    id: "listMissingTranslations",
    method: "GET",
    path: "/desk/translations",
    summary: "Lists the network's texts that some of the site's languages lack",
    right: "site.read",
    handle: async (context) => ({ ...(await listMissingTranslations(context)) }),
  }),
];

import type { I18nProvider } from "ra-core";
import { getOwnValue } from "#lib/own-value.ts";
import { m } from "#messages/messages.js";

/** Our messages for the keys that ra-core uses itself. Components call all other messages directly. */
const RA_MESSAGES: Record<string, () => string> = {
  "ra.notification.updated": m.desk_saved,
  "ra.notification.created": m.desk_created,
  "ra.notification.deleted": m.desk_deleted,
  "ra.notification.http_error": m.desk_error,
  "ra.notification.data_provider_error": m.desk_error,
  "ra.notification.item_doesnt_exist": m.desk_record_not_found,
  "ra.notification.logged_out": m.desk_signed_out,
  "ra.message.invalid_form": m.field_check_marked,
  "ra.message.unsaved_changes": m.desk_unsaved,
};

export const i18nProvider: I18nProvider = {
  translate: (key, options) => getOwnValue(RA_MESSAGES, key)?.() ?? (options as { _?: string } | undefined)?._ ?? key,
  changeLocale: async () => {},
  getLocale: () => document.documentElement.lang || "en",
};

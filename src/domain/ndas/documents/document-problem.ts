import type { Locale } from "#editions/locales.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import {
  type BadDocument,
  type DocumentFault,
  MAX_COLUMNS,
  MAX_PAGES,
  MAX_ROWS,
} from "#integrations/documents/documents.ts";
import { Invalid, Unavailable } from "#lib/errors.ts";
import { m } from "#messages/messages.js";

const SECONDS = 10;

type MessageOptions = NonNullable<Parameters<typeof m.document_unreadable>[1]>;

const REASONS: Record<Exclude<DocumentFault, "busy">, (options: MessageOptions) => string> = {
  unknown: (options) => m.document_unknown({}, options),
  unreadable: (options) => m.document_unreadable({}, options),
  encrypted: (options) => m.document_encrypted({}, options),
  too_many_pages: (options) => m.document_too_many_pages({ limit: MAX_PAGES }, options),
  too_many_pixels: (options) => m.document_too_many_pixels({}, options),
  too_many_rows: (options) => m.document_too_many_rows({ rows: MAX_ROWS, columns: MAX_COLUMNS }, options),
  too_large: (options) => m.document_too_large({}, options),
  too_slow: (options) => m.document_too_slow({}, options),
};

/** Creates the localized validation error for a file, or Unavailable when too many uploads are waiting. */
export function createDocumentProblem(
  { fault }: BadDocument,
  locale: Locale,
  field = "document",
): Invalid | Unavailable {
  const options = getMessageOptions(locale);
  if (fault === "busy") return createBusyError(locale);
  const reason = REASONS[fault](options);
  return new Invalid(reason, { [field]: [reason] });
}

export function createBusyError(locale: Locale): Unavailable {
  return new Unavailable(m.document_busy({}, getMessageOptions(locale)), SECONDS);
}

import type { Locale } from "#editions/locales.ts";
import { messagesIn } from "#editions/message-locale.ts";
import {
  type BadDocument,
  type DocumentFault,
  MOST_COLUMNS,
  MOST_PAGES,
  MOST_ROWS,
} from "#integrations/documents/documents.ts";
import { Invalid, Unavailable } from "#lib/errors.ts";
import { m } from "#messages/messages.js";

const SECONDS = 10;

type Says = NonNullable<Parameters<typeof m.document_unreadable>[1]>;

const REASONS: Record<Exclude<DocumentFault, "busy">, (says: Says) => string> = {
  unknown: (says) => m.document_unknown({}, says),
  unreadable: (says) => m.document_unreadable({}, says),
  encrypted: (says) => m.document_encrypted({}, says),
  too_many_pages: (says) => m.document_too_many_pages({ limit: MOST_PAGES }, says),
  too_many_pixels: (says) => m.document_too_many_pixels({}, says),
  too_many_rows: (says) => m.document_too_many_rows({ rows: MOST_ROWS, columns: MOST_COLUMNS }, says),
  too_large: (says) => m.document_too_large({}, says),
  too_slow: (says) => m.document_too_slow({}, says),
};

/** The refusal of a file, in words for whoever chose it, or to come again where too many wait. */
export function refusalOfDocument({ fault }: BadDocument, locale: Locale, field = "document"): Invalid | Unavailable {
  const says = messagesIn(locale);
  if (fault === "busy") return tooManyWait(locale);
  const reason = REASONS[fault](says);
  return new Invalid(reason, { [field]: [reason] });
}

export function tooManyWait(locale: Locale): Unavailable {
  return new Unavailable(m.document_busy({}, messagesIn(locale)), SECONDS);
}

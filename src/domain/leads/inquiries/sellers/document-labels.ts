import type { Locale } from "#editions/locales.ts";
import { messagesIn } from "#editions/message-locale.ts";
import { m } from "#messages/messages.js";
import { DOCUMENTS, type SellerDocument } from "./seller-answers.ts";

const LABELS: Record<SellerDocument, typeof m.seller_doc_lease> = {
  tax_returns: m.seller_doc_tax_returns,
  statements: m.seller_doc_statements,
  lease: m.seller_doc_lease,
  equipment: m.seller_doc_equipment,
  contracts: m.seller_doc_contracts,
  licenses: m.seller_doc_licenses,
};

/** The document types with their labels and form values. */
export function listDocumentChoices(locale: Locale): [SellerDocument, string][] {
  return DOCUMENTS.map((name) => [name, LABELS[name]({}, messagesIn(locale))]);
}

/** Labels of the checked documents. Unknown values are dropped. */
export function getDocumentLabels(ticked: string, locale: Locale): string {
  const chosen = ticked.split(", ");
  return listDocumentChoices(locale)
    .filter(([name]) => chosen.includes(name))
    .map(([, words]) => words)
    .join("; ");
}

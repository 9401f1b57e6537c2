import type { Locale } from "#editions/locales.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { m } from "#messages/messages.js";
import { DOCUMENTS, type SellerDocument } from "./seller-answers.ts";

const LABELS: Record<SellerDocument, typeof m.seller_document_lease> = {
  tax_returns: m.seller_document_tax_returns,
  statements: m.seller_document_statements,
  lease: m.seller_document_lease,
  equipment: m.seller_document_equipment,
  contracts: m.seller_document_contracts,
  licenses: m.seller_document_licenses,
};

/** Returns the document types with their labels and form values. */
export function listDocumentChoices(locale: Locale): [SellerDocument, string][] {
  return DOCUMENTS.map((name) => [name, LABELS[name]({}, getMessageOptions(locale))]);
}

/** Labels of the checked documents. Unknown values are dropped. */
export function getDocumentLabels(checked: string, locale: Locale): string {
  const chosen = checked.split(", ");
  return listDocumentChoices(locale)
    .filter(([name]) => chosen.includes(name))
    .map(([, label]) => label)
    .join("; ");
}

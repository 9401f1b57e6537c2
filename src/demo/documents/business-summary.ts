import type { Context } from "#domain/context.ts";
import type { Confidential } from "#domain/ndas/confidential/show-confidential.ts";
import { getFormatLocale } from "#editions/format-locale.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import type { PdfBlock, PdfDocument } from "#integrations/pdf/pdf-document.ts";
import { createCurrencyFormat } from "#lib/currency-format.ts";
import { m } from "#messages/messages.js";
import { getAccountLines } from "./account-lines.ts";
import type { DocumentSentences } from "./document-sentences.ts";

/** Creates the PDF of a listing's confidential facts: the company, its premises and its accounts by year. */
export function createBusinessSummary(
  { network, edition }: Pick<Context, "network" | "edition">,
  { number, created_at }: { number: number; created_at: Date },
  details: Confidential,
  sentences: DocumentSentences,
): PdfDocument {
  const [locale] = network.locales;
  const options = getMessageOptions(locale);
  const money = createCurrencyFormat(getFormatLocale(edition, locale), edition.currency);
  const formatFacts = (facts: readonly (readonly [label: string, value: string | null])[]): PdfBlock => ({
    kind: "facts",
    facts: facts.map(([label, value]) => ({ label, value: value || m.not_disclosed({}, options) })),
  });
  const lines = getAccountLines(locale);
  return {
    language: locale,
    size: edition.paper_size,
    title: sentences.summary,
    author: network.brand,
    id: String(number),
    created_at,
    footer: network.brand,
    blocks: [
      { kind: "title", text: sentences.summary },
      formatFacts([
        [m.field_listing_number({}, options), String(number)],
        [m.listing_field_legal_name({}, options), details.legal_name],
        [m.confidential_address({}, options), details.address],
        [m.listing_field_website({}, options), details.website],
        [m.listing_field_lease_terms({}, options), details.lease_terms],
      ]),
      ...details.yearly_financials.toReversed().flatMap((accounts): PdfBlock[] => [
        { kind: "heading", text: `${m.yearly_field_year({}, options)} ${accounts.year}` },
        formatFacts(
          lines.map(({ label, getAmount }) => {
            const amount = getAmount(accounts);
            return [label, amount === null ? null : money.format(amount)];
          }),
        ),
      ]),
      { kind: "paragraph", text: sentences.source },
    ],
  };
}

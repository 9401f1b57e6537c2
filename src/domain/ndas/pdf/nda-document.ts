import { type Context, toHomeUrl } from "#domain/context.ts";
import { isHeading } from "#editions/confidentiality/heading.ts";
import { getFormatLocale } from "#editions/format-locale.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import type { PdfBlock, PdfDocument } from "#integrations/pdf/pdf-document.ts";
import { createDateFormat } from "#lib/date-format.ts";
import { getOwnValue } from "#lib/own-value.ts";
import { m } from "#messages/messages.js";
import { getPagePath } from "#web/site-map.ts";
import type { ChainLink } from "../evidence/chain.ts";
import type { Nda } from "../nda.ts";

/** The events listed on the certificate. The kinds left out can be derived from these. */
const CERTIFIED = ["presented", "viewed", "consented", "signed"];

/**
 * Creates the document of a signed agreement: the text as presented, the signature, and a certificate of the signing
 * process.
 */
export function createNdaDocument(
  { network, edition }: Pick<Context, "network" | "edition">,
  nda: Nda,
  events: readonly ChainLink[],
  logo: PdfDocument["logo"] = null,
): PdfDocument {
  const options = getMessageOptions(nda.locale);
  const moment = createTimeFormatter(getFormatLocale(edition, nda.locale), nda.time_zone);
  const [title = "", ...rest] = nda.text.trim().split("\n\n");
  const signed = events.find(({ nda_id, kind }) => nda_id === nda.id && kind === "signed");
  const upTo = signed ? events.filter(({ position }) => position <= signed.position) : [];
  return {
    language: nda.locale,
    size: edition.paper_size,
    title,
    author: network.brand,
    id: nda.id,
    created_at: nda.signed_at,
    logo,
    footer: m.nda_pdf_footer({ id: nda.id }, options),
    blocks: [
      { kind: "title", text: title },
      ...rest.map((text): PdfBlock => ({ kind: isHeading(text) ? "heading" : "paragraph", text })),
      { kind: "signature", label: m.nda_pdf_signed_by({}, options), text: nda.signature, below: moment(nda.signed_at) },
      { kind: "page_break" },
      { kind: "title", text: m.nda_pdf_certificate({}, options) },
      { kind: "paragraph", text: m.nda_pdf_certificate_lead({ brand: network.brand }, options) },
      { kind: "facts", facts: getFacts(nda, moment, options) },
      { kind: "heading", text: m.nda_pdf_events({}, options) },
      {
        kind: "facts",
        facts: upTo
          .filter(({ kind }) => CERTIFIED.includes(kind))
          .map(({ kind, happened_at, hash }) => ({
            label: getOwnValue(EVENTS, kind)?.({}, options) ?? kind,
            value: `${moment(new Date(happened_at))}\n${hash}`,
          })),
      },
      {
        kind: "paragraph",
        text: m.nda_pdf_verify(
          { address: `${toHomeUrl(network, nda.locale)}${getPagePath("verifyDocument")}` },
          options,
        ),
      },
    ],
  };
}

type MessageOptions = ReturnType<typeof getMessageOptions>;

function getFacts(nda: Nda, moment: (at: Date) => string, options: MessageOptions) {
  return [
    [m.nda_pdf_document({}, options), nda.id],
    [m.nda_pdf_signer({}, options), nda.name],
    [m.field_email({}, options), nda.email],
    [m.nda_pdf_signature({}, options), nda.signature],
    [m.signed({}, options), moment(nda.signed_at)],
    [m.field_listing_number({}, options), String(nda.listing_number)],
    [m.ip_address({}, options), nda.address],
    [m.browser({}, options), nda.user_agent || "–"],
    [m.nda_pdf_version({}, options), nda.template_version],
    [m.nda_pdf_text_hash({}, options), nda.text_sha256],
  ].map(([label = "", value = ""]) => ({ label, value }));
}

const EVENTS: Record<string, typeof m.nda_event_presented> = {
  presented: m.nda_event_presented,
  viewed: m.nda_event_viewed,
  consented: m.nda_event_consented,
  signed: m.nda_event_signed,
};

/** Formats a time in UTC and in the signer's time zone. */
function createTimeFormatter(locale: string, timeZone: string | null): (at: Date) => string {
  const utc = createDateFormat(locale, { clock: "seconds_and_zone", timeZone: "UTC" });
  const there = timeZone ? createDateFormat(locale, { clock: "seconds_and_zone", timeZone }) : null;
  return (at) => (there ? `${utc.format(at)} (${there.format(at)})` : utc.format(at));
}

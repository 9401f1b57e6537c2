import type { EditionCode } from "../edition.ts";
import type { Locale } from "../locales.ts";
import { getAgreementPhrases } from "../translated-data.ts";
import { AGREEMENT_EN_US } from "./agreement-en-us.ts";
import { AGREEMENT_ES_ES } from "./agreement-es-es.ts";
import { AGREEMENT_FR_CA } from "./agreement-fr-ca.ts";
import { AGREEMENT_JA_JP } from "./agreement-ja-jp.ts";
import type { Agreement } from "./agreement-shape.ts";
import { AGREEMENT_VI_VN } from "./agreement-vi-vn.ts";
import { CONFIDENTIALITY } from "./terms.ts";

/** Who and what a text is about. */
export interface AgreementParties {
  buyer: string;
  email: string;
  broker: string;
  office: string;
  office_email: string;
  office_phone: string;
  /** The state or province of the office. */
  region: string;
  number: number;
  listing: string;
}

/** The template of an edition and a locale: one, under one version, until somebody changes it. */
export interface AgreementTemplate {
  /** `us-en-us-1`. */
  version: string;
  /** Of the text; a locale without one of its own reads en-US. */
  locale: Locale;
  /** With its places still in braces. */
  text: string;
}

const AGREEMENTS: Partial<Record<Locale, Agreement>> = {
  "en-US": AGREEMENT_EN_US,
  "es-ES": AGREEMENT_ES_ES,
  "fr-CA": AGREEMENT_FR_CA,
  "ja-JP": AGREEMENT_JA_JP,
  "vi-VN": AGREEMENT_VI_VN,
};

export function getAgreementTemplate(code: EditionCode, query: Locale): AgreementTemplate {
  const own = AGREEMENTS[query];
  const locale = own ? query : "en-US";
  const agreement = own ?? AGREEMENT_EN_US;
  const { years, months, ...terms } = CONFIDENTIALITY[code];
  const places = { ...terms, ...getAgreementPhrases(locale, code), years: String(years), months: String(months) };
  return {
    version: `${code}-${locale}-${agreement.revision}`.toLowerCase(),
    locale,
    text: fill(fillIn(agreement), places),
  };
}

/**
 * The text as one buyer signs it. Lines of one paragraph are one line, paragraphs stand an empty line apart, the first is
 * the title and a heading begins with its number: whoever draws it needs nothing else.
 */
export function renderAgreementText({ text }: Pick<AgreementTemplate, "text">, parties: AgreementParties): string {
  return fill(text, { ...parties, number: String(parties.number) });
}

function fillIn({ title, sections }: Agreement): string {
  const blocks = sections.flatMap(({ heading, paragraphs }, index) => [`${index + 1}. ${heading}`, ...paragraphs]);
  return `${[title, ...blocks].join("\n\n")}\n`;
}

function fill(text: string, places: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => places[name] ?? place);
}

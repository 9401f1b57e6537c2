import type { Edition } from "../edition.ts";
import type { Locale } from "../locales.ts";
import { applyRegionalWords } from "../regional-words/regional-words.ts";
import { getAgreementPhrases } from "../translated-data.ts";
import { getRegionalLocale } from "../variants.ts";
import { AGREEMENT_EN_US } from "./agreement-en-us.ts";
import { AGREEMENT_ES_ES } from "./agreement-es-es.ts";
import { AGREEMENT_FR_CA } from "./agreement-fr-ca.ts";
import { AGREEMENT_JA_JP } from "./agreement-ja-jp.ts";
import type { Agreement, AgreementKind } from "./agreement-shape.ts";
import { AGREEMENT_VI_VN } from "./agreement-vi-vn.ts";
import { FRANCHISE_EN_US } from "./franchise/franchise-en-us.ts";
import { FRANCHISE_ES_ES } from "./franchise/franchise-es-es.ts";
import { FRANCHISE_FR_CA } from "./franchise/franchise-fr-ca.ts";
import { FRANCHISE_JA_JP } from "./franchise/franchise-ja-jp.ts";
import { FRANCHISE_VI_VN } from "./franchise/franchise-vi-vn.ts";
import { formatNumberedHeading } from "./heading.ts";

/** The parties and the listing that an agreement names. */
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

/** The agreement template of an edition, a locale and a kind. Its version changes only when its text does. */
export interface AgreementTemplate {
  /** Identifies the text, for example `us-en-us-1` or `us-en-us-franchise-1`. */
  version: string;
  /** The locale of the text; en-US if the requested locale has none. */
  locale: Locale;
  /** The text, with placeholders in braces. */
  text: string;
}

/** The agreements by kind and locale. Those in English are for the locales without their own. */
const AGREEMENTS: Record<AgreementKind, Partial<Record<Locale, Agreement>> & { "en-US": Agreement }> = {
  business: {
    "en-US": AGREEMENT_EN_US,
    "es-ES": AGREEMENT_ES_ES,
    "fr-CA": AGREEMENT_FR_CA,
    "ja-JP": AGREEMENT_JA_JP,
    "vi-VN": AGREEMENT_VI_VN,
  },
  franchise: {
    "en-US": FRANCHISE_EN_US,
    "es-ES": FRANCHISE_ES_ES,
    "fr-CA": FRANCHISE_FR_CA,
    "ja-JP": FRANCHISE_JA_JP,
    "vi-VN": FRANCHISE_VI_VN,
  },
};

export const AGREEMENT_KINDS = Object.keys(AGREEMENTS) as AgreementKind[];

export function getAgreementTemplate(
  edition: Pick<Edition, "code" | "agreement" | "locales" | "variants">,
  query: Locale,
  kind: AgreementKind,
): AgreementTemplate {
  const { code, agreement: agreementTerms } = edition;
  const own = AGREEMENTS[kind][query];
  const locale = own ? query : "en-US";
  const agreement = own ?? AGREEMENTS[kind]["en-US"];
  // The other languages of the country are English, which differs in words.
  const regional = getRegionalLocale(edition, edition.locales.includes(query) ? query : locale);
  const { years, months, ...terms } = agreementTerms;
  const values = { ...terms, ...getAgreementPhrases(locale, code), years: String(years), months: String(months) };
  const name = kind === "business" ? regional : `${regional}-${kind}`;
  return {
    version: `${code}-${name}-${agreement.revision}`.toLowerCase(),
    locale,
    text: fill(applyRegionalWords(regional, joinParagraphs(agreement)), values),
  };
}

/**
 * Returns the text that a buyer signs. Each paragraph is one line, with an empty line between paragraphs. The first
 * paragraph is the title, and headings start with their number, so renderers need no other markup.
 */
export function renderAgreementText({ text }: Pick<AgreementTemplate, "text">, parties: AgreementParties): string {
  return fill(text, { ...parties, number: String(parties.number) });
}

function joinParagraphs({ title, sections, format_heading = formatNumberedHeading }: Agreement): string {
  const blocks = sections.flatMap(({ heading, paragraphs }, index) => [
    format_heading(index + 1, heading),
    ...paragraphs,
  ]);
  return `${[title, ...blocks].join("\n\n")}\n`;
}

function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

import type { Edition } from "./edition.ts";
import { getLanguage } from "./language-prefix.ts";

/** A name in the parts of a form. */
export interface NameParts {
  first_name: string;
  last_name: string | null;
}

export type NameOrder = "given_first" | "family_first";

/** Languages whose speakers write the family name first. */
const FAMILY_FIRST = ["ja", "vi"];
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/u;

/** Returns the order in which readers of a language expect the fields of a name. */
export function getNameOrder(locale: string): NameOrder {
  return FAMILY_FIRST.includes(getLanguage(locale)) ? "family_first" : "given_first";
}

/**
 * Formats a person's full name in the order of the edition's country: "Pat Lane", "Nguyễn Văn An". A name in Japanese
 * script has the family name first everywhere, and no space if it is written in kanji: "山田太郎".
 */
export function formatPersonName({ locales }: Pick<Edition, "locales">, { first_name, last_name }: NameParts): string {
  const [given, family] = [first_name.trim(), (last_name ?? "").trim()];
  if (JAPANESE.test(given + family)) return [family, given].filter(Boolean).join(HAN.test(given + family) ? "" : " ");
  const parts = getNameOrder(locales[0]) === "family_first" ? [family, given] : [given, family];
  return parts.filter(Boolean).join(" ");
}

/** Returns the name for a salutation: the family name before 様, the given name elsewhere. */
export function getSalutationName(locale: string, { first_name, last_name }: NameParts): string {
  return getLanguage(locale) === "ja" ? last_name || first_name : first_name;
}

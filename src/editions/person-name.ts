import { getLanguage } from "./language-prefix.ts";

/** A name as the fields of a form. */
export interface NameParts {
  first_name: string;
  last_name: string | null;
}

export type NameOrder = "given_first" | "family_first";

/** Languages whose speakers write the family name first. */
const FAMILY_FIRST = ["ja", "vi"];
const JAPANESE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HAN = /\p{Script=Han}/u;

/**
 * Returns the order of names in a language. Forms use the reader's language; pages and emails use the site's first
 * language.
 */
export function getNameOrder(locale: string): NameOrder {
  return FAMILY_FIRST.includes(getLanguage(locale)) ? "family_first" : "given_first";
}

/**
 * Formats a full name in an order: "Pat Lane", "Nguyễn Văn An". A name in Japanese script always has the family name
 * first, and no space if it contains kanji: "山田太郎".
 */
export function formatPersonName(order: NameOrder, { first_name, last_name }: NameParts): string {
  const [given, family] = [first_name.trim(), (last_name ?? "").trim()];
  if (JAPANESE.test(given + family)) return [family, given].filter(Boolean).join(HAN.test(given + family) ? "" : " ");
  const parts = order === "family_first" ? [family, given] : [given, family];
  return parts.filter(Boolean).join(" ");
}

/** Splits a full name written in an order. The family name is one word; the rest is the first name. */
export function splitPersonName(order: NameOrder, name: string): NameParts {
  const words = name.trim().split(/\s+/u);
  if (words.length < 2) return { first_name: name, last_name: null };
  const isFamilyFirst = order === "family_first" || JAPANESE.test(name);
  const last_name = (isFamilyFirst ? words.shift() : words.pop()) ?? null;
  return { first_name: words.join(" "), last_name };
}

/** Returns the name for a salutation: the family name before 様, the given name elsewhere. */
export function getSalutationName(locale: string, { first_name, last_name }: NameParts): string {
  return getLanguage(locale) === "ja" ? last_name || first_name : first_name;
}

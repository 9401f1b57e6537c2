import { type RawBuilder, sql } from "kysely";
import { toLikePattern } from "./select-page.ts";

/** Scripts without spaces between words: an index of words treats such a text as one word. */
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A phone number as typed, or the start of one. */
const PHONE = /^[+\d\s().-]+$/;
/** The last digits of a number are the same with and without the country code. */
const NATIONAL_DIGITS = 9;
const MIN_PHONE_DIGITS = 4;

/** Parses a search for a person: the words of a name or an email address, or the digits of a phone number. */
export function parseContactTerms(q: string): string[] {
  const digits = q.replace(/\D/g, "");
  if (PHONE.test(q) && digits.length >= MIN_PHONE_DIGITS)
    return [digits.length > NATIONAL_DIGITS ? digits.slice(-NATIONAL_DIGITS) : digits];
  return parseWords(q);
}

export const parseWords = (q: string): string[] => q.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));

/**
 * Returns the query for words that start with this one, or null for a text in which PostgreSQL finds no word, such as
 * "½".
 */
export const startsWith = (word: string) =>
  sql`(nullif(phraseto_tsquery('simple', ${word})::text, '') || ':*')::tsquery`;

/** Returns the condition that a text has a word that starts with this one. There must be an index of the same expression. */
export function hasWord(word: string, text: RawBuilder<string>): RawBuilder<boolean> {
  return UNSPACED.test(word)
    ? sql<boolean>`lower(${text}) like ${toLikePattern(word.toLowerCase())}`
    : sql<boolean>`to_tsvector('simple'::regconfig, ${text}) @@ ${startsWith(word)}`;
}

/** Returns the condition that a text has words that start with each of these. */
export function hasWords(words: readonly string[], text: RawBuilder<string>): RawBuilder<boolean> {
  const conditions = words.map((word) => hasWord(word, text));
  return words.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
}

/**
 * Returns the condition that a name, an email address or a phone number has this term, using the index of their words.
 */
export function hasTerm(
  term: string,
  name: RawBuilder<string>,
  email: RawBuilder<string>,
  phone: RawBuilder<string>,
): RawBuilder<boolean> {
  if (UNSPACED.test(term)) return sql<boolean>`${name} like ${toLikePattern(term)}`;
  // The words of the term in their order, the last one as a prefix; null for a term without a word.
  const words = sql`(nullif(phraseto_tsquery('simple'::regconfig, translate(${term}::text, '@.-_+''', '      '))::text, '')
    || ':*')::tsquery`;
  return sql<boolean>`contact_words(${name}, ${email}, ${phone}) @@ ${words}`;
}

/** Returns the condition that a name, an email address or a phone number has all of the terms. */
export function hasTerms(
  terms: readonly string[],
  ...[name, email, phone]: [name: RawBuilder<string>, email: RawBuilder<string>, phone: RawBuilder<string>]
): RawBuilder<boolean> {
  const conditions = terms.map((term) => hasTerm(term, name, email, phone));
  return terms.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
}

export const INQUIRY_NAMES = [
  sql<string>`enquiries.name`,
  sql<string>`enquiries.email`,
  sql<string>`coalesce(enquiries.phone, '')`,
] as const;
export const BUYER_NAMES = [
  sql<string>`first_name || ' ' || last_name`,
  sql<string>`''`,
  sql<string>`coalesce(mobile_e164, '')`,
] as const;

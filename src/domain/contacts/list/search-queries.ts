import { type RawBuilder, sql } from "kysely";
import { toLikePattern } from "#db/select-page.ts";

/** Limits what is read to an office's or an agent's leads and NDAs. Without either, everything is read. */
export interface ContactScope {
  office_id: number | null;
  agent_id: number | null;
}

/** Returns the condition that a table's row is in scope. */
export function isInScope(
  { office_id, agent_id }: ContactScope,
  table: "leads" | "listings" | "contact_notes" | "deals",
): RawBuilder<boolean> {
  const conditions = [
    ...(office_id === null ? [] : [sql<boolean>`${sql.ref(`${table}.office_id`)} = ${office_id}`]),
    ...(agent_id === null ? [] : [sql<boolean>`${sql.ref(`${table}.agent_id`)} = ${agent_id}`]),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

export const isUnlimited = ({ office_id, agent_id }: ContactScope): boolean => office_id === null && agent_id === null;

/** Scripts that don't put spaces between words: the word index treats a whole name as one word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A phone number as typed, or the start of one. */
const PHONE = /^[+\d\s().-]+$/;
/** Comparing the last digits of a number finds it with and without the country code. */
const NATIONAL_DIGITS = 9;
const MIN_PHONE_DIGITS = 4;

/** Splits a search into terms. Each of them must occur in a name, an email address or a phone number. */
export function parseContactTerms(q: string): string[] {
  const digits = q.replace(/\D/g, "");
  if (PHONE.test(q) && digits.length >= MIN_PHONE_DIGITS)
    return [digits.length > NATIONAL_DIGITS ? digits.slice(-NATIONAL_DIGITS) : digits];
  return q.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** Whether a name, an email address or a phone number has all of the terms, by the index of their words. */
export function hasTerms(
  terms: readonly string[],
  name: RawBuilder<string>,
  email: RawBuilder<string>,
  phone: RawBuilder<string>,
): RawBuilder<boolean> {
  const conditions = terms.map((term) => {
    if (UNSPACED.test(term)) return sql<boolean>`${name} like ${toLikePattern(term)}`;
    // The words of the term in their order, the last one as a prefix; null for a term without a word.
    const words = sql`(nullif(phraseto_tsquery('simple'::regconfig, translate(${term}::text, '@.-_+''', '      '))::text, '')
      || ':*')::tsquery`;
    return sql<boolean>`contact_words(${name}, ${email}, ${phone}) @@ ${words}`;
  });
  return sql`(${sql.join(conditions, sql` and `)})`;
}

/** The email addresses that have all of the terms, each part of the union by its index. */
export function selectEmailsByTerms(scope: ContactScope, terms: readonly string[]): RawBuilder<{ email: string }> {
  const matches = (name: RawBuilder<string>, email: RawBuilder<string>, phone: RawBuilder<string>) =>
    hasTerms(terms, name, email, phone);
  const inquiries = matches(sql`enquiries.name`, sql`enquiries.email`, sql`coalesce(enquiries.phone, '')`);
  const ndas = matches(sql`ndas.name`, sql`ndas.email`, sql`''`);
  if (!isUnlimited(scope))
    return sql`
      select lower(enquiries.email) as email from enquiries join leads on leads.id = enquiries.lead_id
      where ${inquiries} and ${isInScope(scope, "leads")}
      union all
      select lower(ndas.email) from ndas join listings on listings.number = ndas.listing_number
      where ${ndas} and ${isInScope(scope, "listings")}`;
  const buyers = matches(sql`first_name || ' ' || last_name`, sql`''`, sql`coalesce(mobile_e164, '')`);
  return sql`
    select lower(enquiries.email) as email from enquiries where ${inquiries}
    union all
    select lower(ndas.email) from ndas where ${ndas}
    union all
    select lower(accounts.email) from buyers join accounts on accounts.id = buyers.account_id where ${buyers}
    union all
    select contacts.email from contacts where ${matches(sql`''`, sql`contacts.email`, sql`''`)}`;
}

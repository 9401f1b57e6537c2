import { type RawBuilder, sql } from "kysely";
import { BUYER_NAMES, hasTerms, INQUIRY_NAMES } from "#db/word-queries.ts";

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

/** Selects the email addresses that have all of the terms. Each part of the union uses its own index. */
export function selectEmailsByTerms(scope: ContactScope, terms: readonly string[]): RawBuilder<{ email: string }> {
  const inquiries = hasTerms(terms, ...INQUIRY_NAMES);
  const ndas = hasTerms(terms, sql`ndas.name`, sql`ndas.email`, sql`''`);
  if (!isUnlimited(scope))
    return sql`
      select lower(enquiries.email) as email from enquiries join leads on leads.id = enquiries.lead_id
      where ${inquiries} and ${isInScope(scope, "leads")}
      union all
      select lower(ndas.email) from ndas join listings on listings.number = ndas.listing_number
      where ${ndas} and ${isInScope(scope, "listings")}`;
  const buyers = hasTerms(terms, ...BUYER_NAMES);
  return sql`
    select lower(enquiries.email) as email from enquiries where ${inquiries}
    union all
    select lower(ndas.email) from ndas where ${ndas}
    union all
    select lower(accounts.email) from buyers join accounts on accounts.id = buyers.account_id where ${buyers}
    union all
    select contacts.email from contacts where ${hasTerms(terms, sql`''`, sql`contacts.email`, sql`''`)}`;
}

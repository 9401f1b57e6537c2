import { type RawBuilder, sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { PageQuery } from "#db/select-page.ts";
import { parseContactTerms } from "#db/word-queries.ts";
import { type ContactScope, isInScope, isUnlimited, selectEmailsByTerms } from "./search-queries.ts";

export const CONTACT_ROLES = ["buyer", "seller"] as const;
export type ContactRole = (typeof CONTACT_ROLES)[number];

export interface ContactFilters extends PageQuery {
  /** The beginnings of words in names and addresses, or digits of a phone number. */
  q: string;
  role: ContactRole | null;
  /** Only people who inquired about this listing or signed its NDA. */
  listing_number: number | null;
  /** Only people with activity since then. */
  active_since: Date | null;
}

/** A person in the list, with only the data within the viewer's scope. */
export interface ContactRow {
  id: string;
  latest_at: Date;
  is_buyer: boolean;
  is_seller: boolean;
}

/** Which inquiry types make the person a buyer. The index of contacts uses the same rule in SQL. */
const FOR_BUYER = sql<boolean>`enquiries.type in ('listing', 'franchise')`;
const FOR_SELLER = sql<boolean>`enquiries.type in ('valuation', 'seller_registration', 'mergers')`;

/**
 * Selects the people of an office or an agent: the senders of their leads and the signers of NDAs for their listings.
 */
function selectPeopleInScope(scope: ContactScope): RawBuilder<ContactRow> {
  return sql`
    select id, max(happened_at) as latest_at, bool_or(for_buyer) as is_buyer, bool_or(for_seller) as is_seller
    from (
      select coalesce(contacts.merged_into, contacts.id) as id, enquiries.received_at as happened_at,
        ${FOR_BUYER} as for_buyer, ${FOR_SELLER} as for_seller
      from leads join enquiries on enquiries.lead_id = leads.id
        join contacts on contacts.email = lower(enquiries.email)
      where leads.spam_at is null and ${isInScope(scope, "leads")}
      union all
      select coalesce(contacts.merged_into, contacts.id), ndas.signed_at, true, false
      from listings join ndas on ndas.listing_number = listings.number
        join contacts on contacts.email = lower(ndas.email)
      where ${isInScope(scope, "listings")}
    ) as activity
    group by id`;
}

/** Selects whether a person inquired about a listing or signed its NDA, within the scope. */
function selectIsInterested(scope: ContactScope, number: number): RawBuilder<boolean> {
  return sql`people.id in (
    select coalesce(contacts.merged_into, contacts.id) from contacts where email in (
      select lower(enquiries.email) from enquiries join leads on leads.id = enquiries.lead_id
      where enquiries.listing_number = ${number} and ${isInScope(scope, "leads")}
      union all
      select lower(ndas.email) from ndas join listings on listings.number = ndas.listing_number
      where ndas.listing_number = ${number} and ${isInScope(scope, "listings")}))`;
}

/** Selects a page of people, latest activity first, and how many there are. */
export async function selectContacts(
  db: Db,
  scope: ContactScope,
  { q, role, listing_number, active_since, page, per_page }: ContactFilters,
): Promise<{ rows: ContactRow[]; total: number }> {
  const people = isUnlimited(scope)
    ? sql`(select id, latest_at, is_buyer, is_seller from contacts where merged_into is null and latest_at is not null)`
    : sql`(${selectPeopleInScope(scope)})`;
  const found = parseContactTerms(q).map(
    (term) => sql`people.id in (
      select coalesce(contacts.merged_into, contacts.id) from contacts where email in (${selectEmailsByTerms(scope, [term])}))`,
  );
  const conditions = [
    sql`true`,
    ...found,
    ...(listing_number === null ? [] : [selectIsInterested(scope, listing_number)]),
    ...(role === "buyer" ? [sql`is_buyer`] : []),
    ...(role === "seller" ? [sql`is_seller`] : []),
    ...(active_since ? [sql`latest_at >= ${active_since}`] : []),
  ];
  const matching = sql`from ${people} as people where ${sql.join(conditions, sql` and `)}`;
  // Counting all contacts needs only an index. Those that match a search are counted while they are found.
  const isFound = found.length > 0 || !isUnlimited(scope);
  const { rows } = await sql<ContactRow & { total: number }>`
    select id, latest_at, is_buyer, is_seller, ${isFound ? sql`count(*) over ()::integer` : sql`0`} as total ${matching}
    order by latest_at desc, id limit ${per_page} offset ${(page - 1) * per_page}`.execute(db);
  const [first] = rows;
  if (isFound && first) return { rows: rows.map(({ total: _, ...row }) => row), total: first.total };
  const counted = await sql<{ n: number }>`select count(*)::integer as n ${matching}`.execute(db);
  return { rows: rows.map(({ total: _, ...row }) => row), total: counted.rows[0]?.n ?? 0 };
}

/** A person as described by the leads and NDAs in scope. */
export interface ContactDescription {
  id: string;
  name: string;
  phone: string | null;
  /** The addresses they used within the scope, the latest first. */
  emails: string[];
  leads: number;
  ndas: number;
  /** Of the latest lead or NDA. */
  office: string | null;
  agent: string | null;
}

/** Describes people from their leads and NDAs in scope. Without a limit on the scope, also from their accounts. */
export async function selectDescriptions(
  db: Db,
  scope: ContactScope,
  ids: readonly string[],
): Promise<ContactDescription[]> {
  if (ids.length === 0) return [];
  const accounts = sql`
    union all
    select people.id, people.email, buyers.first_name || ' ' || buyers.last_name, buyers.mobile_e164,
      accounts.created_at, null, null, null, null
    from people join accounts on lower(accounts.email) = people.email and accounts.kind = 'buyer'
      join buyers on buyers.account_id = accounts.id`;
  const { rows } = await sql<ContactDescription>`
    with people as (
      select coalesce(merged_into, id) as id, email from contacts
      where id in (${sql.join(ids)}) or merged_into in (${sql.join(ids)})
    ), used as (
      select people.id, people.email, enquiries.name, enquiries.phone, enquiries.received_at as at,
        leads.office_id, leads.agent_id, leads.id as lead, null::uuid as nda
      from people join enquiries on lower(enquiries.email) = people.email join leads on leads.id = enquiries.lead_id
      where ${isInScope(scope, "leads")}
      union all
      select people.id, people.email, ndas.name, null, ndas.signed_at, listings.office_id, listings.agent_id, null, ndas.id
      from people join ndas on lower(ndas.email) = people.email join listings on listings.number = ndas.listing_number
      where ${isInScope(scope, "listings")}
      ${isUnlimited(scope) ? accounts : sql``}
    ), described as (
      select id, (array_agg(name order by at desc))[1] as name,
        (array_agg(phone order by at desc) filter (where phone is not null))[1] as phone,
        array_agg(email order by at desc) as emails, count(distinct lead)::integer as leads,
        count(distinct nda)::integer as ndas,
        (array_agg(office_id order by at desc) filter (where office_id is not null))[1] as office_id,
        (array_agg(agent_id order by at desc) filter (where office_id is not null))[1] as agent_id
      from used group by id
    )
    select described.id, described.name, described.phone, emails, leads, ndas, offices.name as office,
      agents.name as agent
    from described left join offices on offices.id = described.office_id
      left join agents on agents.id = described.agent_id`.execute(db);
  return rows.map((row) => ({ ...row, emails: [...new Set(row.emails)] }));
}

import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { DealStage } from "#db/tables/deals.ts";
import type { InquiryType } from "#db/tables/inquiries.ts";
import { BUYER_NAMES, hasTerms, hasWords, INQUIRY_NAMES } from "#db/word-queries.ts";
import { type ContactScope, isInScope, selectEmailsByTerms } from "#domain/contacts/list/search-queries.ts";
import type { ListingStatus } from "#domain/listings/listing.ts";

/** Max records that a search looks at before it sorts them, so that common words are as fast as rare ones. */
const MAX_FOUND = 200;

/** What to search for, the viewer's scope, and the max number of results of each kind. */
export interface DeskSearch {
  /** Words of a listing's headline. */
  words: readonly string[];
  /** The terms to find people by. */
  terms: readonly string[];
  scope: ContactScope;
  limit: number;
}

const toArray = (values: readonly (string | number)[]) => `{${values.join(",")}}`;

/**
 * Returns the numbers of listings in scope that have all of the words in the headline or in the legal name, or that
 * have this number.
 */
export async function findListingNumbers(db: Db, { words, scope }: DeskSearch): Promise<number[]> {
  const [only = ""] = words;
  const number = words.length === 1 && /^\d{1,9}$/.test(only) ? Number(only) : 0;
  const own = isInScope(scope, "listings");
  // Materialized, so that PostgreSQL uses the word index: with a limit, it would read all listings instead.
  const { rows } = await sql<{ number: number }>`
    with named as materialized (select number, office_id, agent_id from listings where ${hasWords(words, sql`name`)}),
      secret as materialized (
        select listing_number from listing_confidential where ${hasWords(words, sql`coalesce(legal_name, '')`)})
    select number from listings where number = ${number} and ${own}
    union
    (select number from named as listings where ${own} limit ${MAX_FOUND})
    union
    (select number from secret join listings on listings.number = listing_number where ${own} limit ${MAX_FOUND})`.execute(
    db,
  );
  return rows.map((row) => row.number);
}

/**
 * Returns the ids of leads in scope that aren't spam and have an inquiry whose name, address or phone number has the
 * terms.
 */
export async function findLeadIds(db: Db, { terms, scope }: DeskSearch): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with found as materialized (select lead_id from enquiries where ${hasTerms(terms, ...INQUIRY_NAMES)})
    select distinct id from (
      select leads.id from found join leads on leads.id = found.lead_id
      where leads.spam_at is null and leads.merged_into is null and ${isInScope(scope, "leads")}
      limit ${MAX_FOUND}) as limited`.execute(db);
  return rows.map((row) => row.id);
}

export interface FoundListing {
  number: number;
  name: string;
  status: ListingStatus;
  office: string;
}

/** Selects listings, those on the market first, then by latest change. */
export async function selectFoundListings(db: Db, numbers: readonly number[], limit: number): Promise<FoundListing[]> {
  const { rows } = await sql<FoundListing>`
    select listings.number, listings.name, listings.status, offices.name as office
    from listings join offices on offices.id = listings.office_id
    where listings.number = any(${toArray(numbers)}::integer[])
    order by listings.status in ('active', 'under_offer') desc, listings.updated_at desc, listings.number
    limit ${limit}`.execute(db);
  return rows;
}

export interface FoundLead {
  id: string;
  name: string;
  type: InquiryType;
  listing: string | null;
  latest_at: Date;
}

export async function selectFoundLeads(db: Db, ids: readonly string[], limit: number): Promise<FoundLead[]> {
  const { rows } = await sql<FoundLead>`
    select leads.id, latest.name, latest.type, latest.listing, leads.latest_at
    from leads cross join lateral (
      select enquiries.name, enquiries.type, listings.name as listing
      from enquiries left join listings on listings.number = enquiries.listing_number
      where enquiries.lead_id = leads.id order by enquiries.received_at desc limit 1
    ) as latest
    where leads.id = any(${toArray(ids)}::uuid[])
    order by leads.latest_at desc, leads.id limit ${limit}`.execute(db);
  return rows;
}

/** Returns the ids of people, latest activity first. */
export async function searchContactIds(db: Db, { terms, scope, limit }: DeskSearch): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select coalesce(merged_into, id) as id from contacts
    where email in (select email from (${selectEmailsByTerms(scope, terms)}) as found limit ${MAX_FOUND})
    group by coalesce(merged_into, id) order by max(latest_at) desc nulls last, 1 limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export interface FoundDeal {
  id: string;
  buyer: string | null;
  listing: string;
  stage: DealStage;
}

/** Finds deals of these listings or leads, or of buyers who have the terms, latest change first. */
export async function searchDeals(
  db: Db,
  { terms, scope, limit }: DeskSearch,
  numbers: readonly number[],
  leads: readonly string[],
): Promise<FoundDeal[]> {
  const own = isInScope(scope, "deals");
  const { rows } = await sql<FoundDeal>`
    with people as materialized (select account_id from buyers where ${hasTerms(terms, ...BUYER_NAMES)}),
    found as (
      select deals.id from deals where listing_number = any(${toArray(numbers)}::integer[]) and ${own}
      union
      select deals.id from deals where lead_id = any(${toArray(leads)}::uuid[]) and ${own}
      union
      (select deals.id from people join deals on deals.buyer_id = people.account_id where ${own} limit ${MAX_FOUND})
    )
    select deals.id, deals.stage, listings.name as listing,
      coalesce(buyers.first_name || ' ' || buyers.last_name, (
        select enquiries.name from enquiries where enquiries.lead_id = deals.lead_id
        order by enquiries.received_at desc limit 1)) as buyer
    from found join deals on deals.id = found.id join listings on listings.number = deals.listing_number
      left join buyers on buyers.account_id = deals.buyer_id
    order by deals.ended_at is null desc, deals.updated_at desc, deals.id limit ${limit}`.execute(db);
  return rows;
}

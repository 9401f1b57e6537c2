import { type RawBuilder, sql } from "kysely";
import type { Db } from "#db/connect.ts";
import { toLikePattern } from "#db/select-page.ts";
import type { DealStage } from "#db/tables/deals.ts";
import type { InquiryType } from "#db/tables/inquiries.ts";
import { type ContactScope, hasTerms, isInScope, selectEmailsByTerms } from "#domain/contacts/list/search-queries.ts";
import { startsWith, UNSPACED } from "#domain/listings/editing/lists/list-queries.ts";
import type { ListingStatus } from "#domain/listings/listing.ts";

/** Max records that a search looks at before it sorts them, so that common words are as fast as rare ones. */
const MAX_FOUND = 200;

/** What is searched for, the scope of the viewer, and how many results of a kind there may be. */
export interface DeskSearch {
  /** Words of a listing's headline. */
  words: readonly string[];
  /** What a person is searched by. */
  terms: readonly string[];
  scope: ContactScope;
  limit: number;
}

/** Listings in scope that have all of the words in the headline or in the legal name, or this number. */
function selectFoundListings({ words, scope }: DeskSearch): RawBuilder<{ number: number }> {
  const hasWords = (name: RawBuilder<string>) => {
    const conditions = words.map((word) =>
      UNSPACED.test(word)
        ? sql`lower(${name}) like ${toLikePattern(word.toLowerCase())}`
        : sql`to_tsvector('simple'::regconfig, ${name}) @@ ${startsWith(word)}`,
    );
    return sql.join(conditions, sql` and `);
  };
  const [only = ""] = words;
  const number = words.length === 1 && /^\d{1,9}$/.test(only) ? Number(only) : 0;
  const own = isInScope(scope, "listings");
  return sql`(
    select number from listings where number = ${number} and ${own}
    union all
    (select number from listings where ${hasWords(sql`name`)} and ${own} limit ${MAX_FOUND})
    union all
    (select listing_number from listing_confidential join listings on listings.number = listing_number
      where ${hasWords(sql`coalesce(legal_name, '')`)} and ${own} limit ${MAX_FOUND}))`;
}

/** Leads in scope that aren't spam, of inquiries whose name, address or phone number has the terms. */
const selectFoundLeads = ({ terms, scope }: DeskSearch): RawBuilder<{ lead_id: string }> => sql`(
  select enquiries.lead_id from enquiries join leads on leads.id = enquiries.lead_id
  where ${hasTerms(terms, sql`enquiries.name`, sql`enquiries.email`, sql`coalesce(enquiries.phone, '')`)}
    and leads.spam_at is null and leads.merged_into is null and ${isInScope(scope, "leads")}
  limit ${MAX_FOUND})`;

export interface FoundListing {
  number: number;
  name: string;
  status: ListingStatus;
  office: string;
}

/** Listings on the market first, then the latest change. */
export async function searchListings(db: Db, search: DeskSearch): Promise<FoundListing[]> {
  const { rows } = await sql<FoundListing>`
    select listings.number, listings.name, listings.status, offices.name as office
    from listings join offices on offices.id = listings.office_id
    where listings.number in ${selectFoundListings(search)}
    order by listings.status in ('active', 'under_offer') desc, listings.updated_at desc, listings.number
    limit ${search.limit}`.execute(db);
  return rows;
}

export interface FoundLead {
  id: string;
  name: string;
  type: InquiryType;
  listing: string | null;
  latest_at: Date;
}

export async function searchLeads(db: Db, search: DeskSearch): Promise<FoundLead[]> {
  const { rows } = await sql<FoundLead>`
    select leads.id, latest.name, latest.type, latest.listing, leads.latest_at
    from leads cross join lateral (
      select enquiries.name, enquiries.type, listings.name as listing
      from enquiries left join listings on listings.number = enquiries.listing_number
      where enquiries.lead_id = leads.id order by enquiries.received_at desc limit 1
    ) as latest
    where leads.id in ${selectFoundLeads(search)}
    order by leads.latest_at desc, leads.id limit ${search.limit}`.execute(db);
  return rows;
}

/** The ids of people, the latest activity first. */
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

/** Deals by their listing or their buyer, the latest change first. */
export async function searchDeals(db: Db, search: DeskSearch): Promise<FoundDeal[]> {
  const { terms, scope, limit } = search;
  const own = isInScope(scope, "deals");
  const buyers = hasTerms(terms, sql`first_name || ' ' || last_name`, sql`''`, sql`coalesce(mobile_e164, '')`);
  const { rows } = await sql<FoundDeal>`
    with found as (
      select deals.id from deals where listing_number in ${selectFoundListings(search)} and ${own}
      union
      select deals.id from deals where lead_id in ${selectFoundLeads(search)} and ${own}
      union
      select deals.id from deals
      where buyer_id in (select account_id from buyers where ${buyers} limit ${MAX_FOUND}) and ${own}
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

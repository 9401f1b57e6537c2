import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { RecordCounts, Source } from "./record-kinds.ts";

/** Counts an office's or an agent's records. */
export async function countRecords(db: Db, source: Source): Promise<RecordCounts> {
  const isOffice = "office_id" in source;
  const [column, id] = isOffice ? (["office_id", source.office_id] as const) : (["agent_id", source.agent_id] as const);
  const isOwn = (table: string) => sql`${sql.ref(`${table}.${column}`)} = ${id}`;
  const isPublic = sql`listings.status in ('active', 'under_offer')`;
  const isOpen = sql`leads.handled_at is null and leads.spam_at is null`;
  const countForOffice = (query: ReturnType<typeof sql>) => (isOffice ? query : sql`0`);
  const countOfOffice = (table: string) =>
    sql`${countForOffice(sql`(select count(*) from ${sql.table(table)} where office_id = ${id})`)}::integer`;
  const components = countForOffice(sql`(select count(*) from custom_components
    join custom_component_types as types on types.id = custom_components.type_id where types.office_id = ${id})::integer`);
  const { rows } = await sql<RecordCounts>`
    select
      (select count(*) from listings where ${isOwn("listings")} and ${isPublic})::integer as public_listings,
      (select count(*) from listings where ${isOwn("listings")} and not ${isPublic})::integer as other_listings,
      (select count(*) from leads where ${isOwn("leads")} and merged_into is null and ${isOpen})::integer as open_leads,
      (select count(*) from leads where ${isOwn("leads")} and merged_into is null and not (${isOpen}))::integer
        as closed_leads,
      (select count(*) from deals where ${isOwn("deals")} and ended_at is null)::integer as open_deals,
      (select count(distinct buyer_id) from (
        select ndas.buyer_id from ndas join listings on listings.number = ndas.listing_number where ${isOwn("listings")}
        union
        select saved.buyer_id from saved_listings as saved join listings on listings.number = saved.listing_number
        where ${isOwn("listings")}) as interested)::integer as buyers,
      (select count(*) from ndas join listings on listings.number = ndas.listing_number
        where ${isOwn("listings")} and ndas.revoked_at is null)::integer as ndas,
      (select count(*) from contact_notes where ${isOwn("contact_notes")})::integer as notes,
      ${countOfOffice("office_territories")} as territory,
      ${countOfOffice("blog_posts")} as articles,
      (select count(*) from website_pages where ${isOwn("website_pages")})::integer as pages,
      ${countOfOffice("reply_templates")} as reply_templates,
      ${countOfOffice("pictures")} as pictures,
      ${countOfOffice("menus")} + ${countOfOffice("website_sections")} + ${components} as own_texts,
      ${countOfOffice("partner_offices")} as partners,
      ${countOfOffice("reviews")} as reviews,
      ${countForOffice(sql`(select count(*) from agents where office_id = ${id} and active)`)}::integer as agents,
      (select count(*) from staff where ${isOwn("staff")} and disabled_at is null and staff_role = 'agent')::integer
        as agent_accounts,
      (select count(*) from staff where ${isOwn("staff")} and disabled_at is null and staff_role = 'office_manager')
        ::integer as manager_accounts`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error("The database returned no counts.");
  return counts;
}

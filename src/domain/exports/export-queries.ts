import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import { STORED_COLUMNS, type StoredListing } from "#domain/listings/import/import-queries.ts";

/** Limits rows to an office or an agent. Without either, all rows are included. */
export interface ExportScope {
  office_id?: number;
  agent_id?: number;
}

const isInScope = ({ office_id, agent_id }: ExportScope, table: string) => sql<boolean>`(
  ${office_id ?? null}::integer is null or ${sql.ref(`${table}.office_id`)} = ${office_id ?? null}::integer
) and (${agent_id ?? null}::integer is null or ${sql.ref(`${table}.agent_id`)} = ${agent_id ?? null}::integer)`;

/** A listing with the slugs of its office and agent. */
export type ExportedListing = StoredListing & { office: string; agent: string | null };

/** Selects the next listings by number; with `numbers`, only listings among these. */
export async function selectExportedListings(
  db: Db,
  scope: ExportScope,
  after: number,
  limit: number,
  numbers: readonly number[] | null,
): Promise<ExportedListing[]> {
  const columns = sql.raw(STORED_COLUMNS.join(", "));
  const isSelected = numbers ? sql`listings.number = any(${`{${numbers.join(",")}}`}::integer[])` : sql`true`;
  const { rows } = await sql<ExportedListing>`
    with stored as (
      select listings.*, c.legal_name, c.street_address, c.locality, c.postal_code, c.website, c.tour_url,
        c.lease_terms
      from listings left join listing_confidential c on c.listing_number = listings.number
      where listings.number > ${after} and ${isInScope(scope, "listings")} and ${isSelected}
      order by listings.number limit ${limit}
    )
    select number, ${columns}, (select slug from offices where id = stored.office_id) as office,
      (select slug from agents where id = stored.agent_id) as agent
    from stored order by number`.execute(db);
  return rows;
}

export function selectExportedOffices(db: Db, { office_id }: ExportScope) {
  return db
    .selectFrom("offices")
    .selectAll()
    .select((from) =>
      from
        .selectFrom("office_territories as territory")
        .select(sql<string | null>`string_agg(territory.postal_code, ', ' order by territory.postal_code)`.as("codes"))
        .whereRef("territory.office_id", "=", "offices.id")
        .as("territory"),
    )
    .$if(office_id !== undefined, (all) => all.where("offices.id", "=", office_id ?? 0))
    .orderBy("slug")
    .execute();
}

export function selectExportedAgents(db: Db, { office_id, agent_id }: ExportScope) {
  return db
    .selectFrom("agents")
    .innerJoin("offices", "offices.id", "agents.office_id")
    .leftJoin("agents as colleague", "colleague.id", "agents.assigned_to")
    .select(["agents.slug", "agents.name", "agents.email", "agents.role", "agents.about", "agents.phone"])
    .select(["agents.extension", "agents.active", "offices.slug as office", "colleague.slug as assigned_to"])
    .$if(office_id !== undefined, (all) => all.where("agents.office_id", "=", office_id ?? 0))
    .$if(agent_id !== undefined, (all) => all.where("agents.id", "=", agent_id ?? 0))
    .orderBy("agents.slug")
    .execute();
}

/** An id that no record has, because a list of ids must not be empty. */
const NO_ID = "00000000-0000-0000-0000-000000000000";

/** Selects the inquiries of leads that aren't spam; with `ids`, of these leads, spam or not. */
export function selectExportedLeads(
  db: Db,
  { office_id, agent_id }: ExportScope,
  ids: readonly string[] | null = null,
) {
  return db
    .selectFrom("enquiries")
    .innerJoin("leads", "leads.id", "enquiries.lead_id")
    .innerJoin("offices", "offices.id", "leads.office_id")
    .leftJoin("agents", "agents.id", "leads.agent_id")
    .select(["enquiries.id", "enquiries.received_at", "enquiries.type", "enquiries.name", "enquiries.email"])
    .select(["enquiries.phone", "enquiries.postal_code", "enquiries.listing_number", "enquiries.message"])
    .select(["leads.source", "leads.first_answered_at", "leads.handled_at"])
    .select(["offices.slug as office", "agents.slug as agent"])
    .$if(ids === null, (all) => all.where("leads.spam_at", "is", null))
    .$if(ids !== null, (all) => all.where("leads.id", "in", [...(ids ?? []), NO_ID]))
    .$if(office_id !== undefined, (all) => all.where("leads.office_id", "=", office_id ?? 0))
    .$if(agent_id !== undefined, (all) => all.where("leads.agent_id", "=", agent_id ?? 0))
    .orderBy("enquiries.received_at")
    .orderBy("enquiries.id")
    .execute();
}

import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import { toLikePattern } from "#db/select-page.ts";
import type { ListingStatus } from "#domain/listings/listing.ts";

/** Sort keys of the desk's list. */
export type DeskSort = "updated_at" | "listed_at" | "name" | "price" | "number";

export interface DeskListQuery {
  /** Words of the headline or the legal name, or a listing number. */
  q: string;
  status: ListingStatus | null;
  sort: DeskSort;
  descending: boolean;
  /** Starts at 1. */
  page: number;
  per_page: number;
}

/** Limits listings to an office or an agent; without either, all. */
export interface Scope {
  office_id?: number;
  agent_id?: number;
}

function selectListingsInScope(db: Db, { office_id, agent_id }: Scope, q: string) {
  let query = db.selectFrom("listings");
  if (office_id !== undefined) query = query.where("listings.office_id", "=", office_id);
  if (agent_id !== undefined) query = query.where("listings.agent_id", "=", agent_id);
  for (const word of q.toLowerCase().split(/\s+/).filter(Boolean)) {
    const pattern = toLikePattern(word);
    query = query.where((eb) =>
      eb.or([
        eb(sql<string>`lower(listings.name)`, "like", pattern),
        eb(sql<string>`listings.number::text`, "like", pattern),
        eb.exists(
          eb
            .selectFrom("listing_confidential as secret")
            .select("secret.listing_number")
            .whereRef("secret.listing_number", "=", "listings.number")
            .where(sql<string>`lower(secret.legal_name)`, "like", pattern),
        ),
      ]),
    );
  }
  return query;
}

/** One page of listings, and the number in each status. */
export async function selectDeskListings(
  db: Db,
  scope: Scope,
  { q, status, sort, descending, page, per_page }: DeskListQuery,
) {
  const counted = await selectListingsInScope(db, scope, q)
    .select(({ fn }) => ["listings.status", fn.countAll<string>().as("n")])
    .groupBy("listings.status")
    .execute();
  const counts: Partial<Record<ListingStatus, number>> = {};
  for (const row of counted) counts[row.status] = Number(row.n);
  let query = selectListingsInScope(db, scope, q)
    .innerJoin("offices", "offices.id", "listings.office_id")
    .leftJoin("agents", "agents.id", "listings.agent_id")
    .innerJoin("categories", "categories.slug", "listings.category_slug")
    .innerJoin("regions", "regions.slug", "listings.region_slug")
    .select([
      "listings.number",
      "listings.slug",
      "listings.name",
      "listings.status",
      "listings.kind",
      "categories.name as category",
      "regions.name as state",
      "listings.price",
      "listings.currency",
      "listings.thropro",
      "offices.name as office",
      "agents.name as agent",
      "listings.updated_at",
    ])
    .select((eb) =>
      eb
        .selectFrom("media")
        .select("media.path")
        .whereRef("media.listing_number", "=", "listings.number")
        .orderBy("media.position")
        .orderBy("media.id")
        .limit(1)
        .as("photo"),
    );
  if (status !== null) query = query.where("listings.status", "=", status);
  const by = sort === "name" ? sql`lower(listings.name)` : sql.ref(`listings.${sort}`);
  const rows = await query
    .orderBy(by, (order) => (descending ? order.desc() : order.asc()).nullsLast())
    .orderBy("listings.number")
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute();
  return { rows, counts };
}

/** The active offices and agents to which the user may assign a listing. */
export async function selectOwningOffices(db: Db, { office_id, agent_id }: Scope) {
  let offices = db.selectFrom("offices").select(["id", "name"]).where("status", "=", "Active");
  let agents = db.selectFrom("agents").select(["id", "name", "office_id"]).where("active", "=", true);
  if (office_id !== undefined) {
    offices = offices.where("id", "=", office_id);
    agents = agents.where("office_id", "=", office_id);
  }
  if (agent_id !== undefined) {
    agents = agents.where("id", "=", agent_id);
    offices = offices.where("id", "in", db.selectFrom("agents").select("office_id").where("id", "=", agent_id));
  }
  return {
    offices: await offices.orderBy("name").execute(),
    agents: await agents.orderBy("name").execute(),
  };
}

import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { ChainLink, EventKind } from "./chain.ts";

/** The advisory lock that serializes appends. Nothing else uses this number. */
const CHAIN_LOCK = 7_014_017;

/** Selects the last link of the chain and locks it until the transaction ends. */
export async function lockLastLink(db: Db): Promise<Pick<ChainLink, "position" | "hash"> | undefined> {
  await sql`select pg_advisory_xact_lock(${sql.lit(CHAIN_LOCK)})`.execute(db);
  return db
    .selectFrom("nda_events")
    .select(["position", "hash"])
    .orderBy("position", "desc")
    .limit(1)
    .executeTakeFirst();
}

export async function insertLink(db: Db, link: ChainLink): Promise<void> {
  await db.insertInto("nda_events").values(link).execute();
}

/** Selects the links after a position, in order. */
export function selectLinks(db: Db, after: number, limit: number): Promise<ChainLink[]> {
  return db
    .selectFrom("nda_events")
    .selectAll()
    .where("position", ">", after)
    .orderBy("position")
    .limit(limit)
    .execute();
}

/** Selects all events of a buyer's agreement for a listing, oldest first. */
export function selectLinksFor(db: Db, buyer_id: number, listing_number: number): Promise<ChainLink[]> {
  return db
    .selectFrom("nda_events")
    .selectAll()
    .where("buyer_id", "=", buyer_id)
    .where("listing_number", "=", listing_number)
    .orderBy("position")
    .execute();
}

/** Selects the latest event of a kind for a buyer and a listing. */
export function selectLatest(
  db: Db,
  { buyer_id, listing_number, kind }: { buyer_id: number; listing_number: number; kind: EventKind },
): Promise<ChainLink | undefined> {
  return db
    .selectFrom("nda_events")
    .selectAll()
    .where("buyer_id", "=", buyer_id)
    .where("listing_number", "=", listing_number)
    .where("kind", "=", kind)
    .orderBy("position", "desc")
    .limit(1)
    .executeTakeFirst();
}

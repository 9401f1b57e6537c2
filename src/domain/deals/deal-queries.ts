import { type Insertable, type Selectable, sql, type Updateable } from "kysely";
import type { Db } from "#db/connect.ts";
import type { DealEventTable, DealTable, LostReason } from "#db/tables/deals.ts";

export type DealRow = Selectable<DealTable>;

export function selectDealRow(db: Db, id: string, { forUpdate = false } = {}): Promise<DealRow | undefined> {
  const query = db.selectFrom("deals").selectAll().where("id", "=", id);
  return (forUpdate ? query.forUpdate() : query).executeTakeFirst();
}

/**
 * Inserts a deal unless the same buyer has an open one for the same listing.
 *
 * @returns whether it was inserted
 */
export async function insertDeal(db: Db, deal: Insertable<DealTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("deals")
    .values(deal)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Selects the id of the open deal of a buyer for a listing. */
export function selectOpenDeal(
  db: Db,
  { listing_number, lead_id, buyer_id }: Pick<DealRow, "listing_number" | "lead_id" | "buyer_id">,
): Promise<{ id: string } | undefined> {
  return db
    .selectFrom("deals")
    .select("id")
    .where("listing_number", "=", listing_number)
    .where("ended_at", "is", null)
    .where(({ eb, or }) => or([eb("lead_id", "=", lead_id), eb("buyer_id", "=", buyer_id)]))
    .executeTakeFirst();
}

/** Updates a locked deal and its version. */
export async function updateDealRow(
  db: Db,
  id: string,
  changes: Omit<Updateable<DealTable>, "version">,
): Promise<void> {
  await db
    .updateTable("deals")
    .set({ ...changes, version: sql<number>`version + 1` })
    .where("id", "=", id)
    .execute();
}

/** Moves a deal to the top of the list. Its version stays the same, because its fields don't change. */
export async function updateDealTime(db: Db, id: string, updated_at: Date): Promise<void> {
  await db.updateTable("deals").set({ updated_at }).where("id", "=", id).execute();
}

export async function insertDealEvent(db: Db, event: Insertable<DealEventTable>): Promise<void> {
  await db.insertInto("deal_events").values(event).execute();
}

/** Selects a deal's history with its authors, oldest first. */
export function selectDealEvents(db: Db, dealId: string) {
  return db
    .selectFrom("deal_events")
    .leftJoin("staff", "staff.account_id", "deal_events.account_id")
    .select(["deal_events.id", "deal_events.kind", "deal_events.from_stage", "deal_events.to_stage"])
    .select(["deal_events.text", "deal_events.happened_at", "staff.name as who"])
    .select(sql<LostReason | null>`deal_events.details ->> 'reason'`.as("reason"))
    .select(sql<number | null>`(deal_events.details ->> 'amount')::bigint`.as("amount"))
    .where("deal_events.deal_id", "=", dealId)
    .orderBy("deal_events.id")
    .execute();
}

/** Returns the number of other open deals for a listing. */
export async function countOpenDeals(db: Db, listing_number: number, exceptId: string): Promise<number> {
  const { n } = await db
    .selectFrom("deals")
    .select(({ fn }) => fn.countAll<string>().as("n"))
    .where("listing_number", "=", listing_number)
    .where("ended_at", "is", null)
    .where("id", "<>", exceptId)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Selects the listing of a new deal, with the office and agent responsible for it. */
export function selectDealListing(db: Db, number: number) {
  return db
    .selectFrom("listings")
    .select(["number", "status", "office_id", "agent_id"])
    .where("number", "=", number)
    .executeTakeFirst();
}

/** Returns whether an active agent works at an office. */
export async function isAgentOf(db: Db, agent_id: number, office_id: number): Promise<boolean> {
  const row = await db
    .selectFrom("agents")
    .select("id")
    .where("id", "=", agent_id)
    .where("office_id", "=", office_id)
    .where("active", "=", true)
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns whether a buyer has an NDA for the listing that wasn't revoked. */
export async function hasNda(db: Db, buyer_id: number, listing_number: number): Promise<boolean> {
  const row = await db
    .selectFrom("ndas")
    .select("id")
    .where("buyer_id", "=", buyer_id)
    .where("listing_number", "=", listing_number)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return row !== undefined;
}

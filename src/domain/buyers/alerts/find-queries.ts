import { type Insertable, type Selectable, type SqlBool, sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { AlertFindTable } from "#db/tables/buyers.ts";
import type { ListingEventTable } from "#db/tables/listings.ts";

/** Selects when listing changes were last checked; undefined before the first time. */
export async function selectSeenUntil(db: Db): Promise<Date | undefined> {
  return (await db.selectFrom("alert_cursor").select("seen_until").executeTakeFirst())?.seen_until;
}

export async function updateSeenUntil(db: Db, seen_until: Date): Promise<void> {
  await db
    .insertInto("alert_cursor")
    .values({ id: 1, seen_until })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ seen_until }))
    .execute();
}

export interface ChangedListing {
  number: number;
  listed_at: Date;
  updated_at: Date;
  version: number;
}

/** Selects the next public listings, by number, that changed since a moment. */
export function selectChanged(db: Db, since: Date, after: number, max: number): Promise<ChangedListing[]> {
  return db
    .selectFrom("listings")
    .select(["number", "listed_at", "updated_at", "version"])
    .where("status", "=", "active")
    .where("updated_at", ">=", since)
    .where("number", ">", after)
    .orderBy("number")
    .limit(max)
    .execute();
}

export type ListingEvent = Pick<
  Selectable<ListingEventTable>,
  "listing_number" | "field" | "old_value" | "new_value" | "happened_at"
>;

/** Selects what happened to these listings since a moment, in order. */
export function selectEventsFor(db: Db, numbers: readonly number[], since: Date): Promise<ListingEvent[]> {
  return db
    .selectFrom("listing_events")
    .select(["listing_number", "field", "old_value", "new_value", "happened_at"])
    .where(sql<SqlBool>`listing_number = any(${`{${numbers.join(",")}}`}::integer[])`)
    .where("happened_at", ">=", since)
    .orderBy("happened_at")
    .orderBy("id")
    .execute();
}

/** Records finds for alerts, once per search. Returns how many were new. */
export async function insertFinds(db: Db, finds: readonly Insertable<AlertFindTable>[]): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("alert_finds")
    .values(finds)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows);
}

/**
 * Records price drops and listings back on the market for buyers who saved them earlier and want alerts; each event
 * once. Returns how many were new.
 */
export async function insertSavedFinds(db: Db, since: Date, now: Date): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into alert_finds (buyer_id, event_id, listing_number, kind, price_before, found_at)
    select saved.buyer_id, event.id, event.listing_number,
      case when event.field = 'price' then 'price_down' else 'back_on_market' end,
      case when event.field = 'price' then event.old_value::bigint end,
      ${now}::timestamptz
    from listing_events as event
    join listings on listings.number = event.listing_number and listings.status in ('active', 'under_offer')
    join saved_listings as saved on saved.listing_number = event.listing_number and saved.saved_at < event.happened_at
    join buyers on buyers.account_id = saved.buyer_id and buyers.send_saved_listing_alerts
    join accounts on accounts.id = saved.buyer_id and accounts.cancelled_at is null
    where event.happened_at >= ${since}::timestamptz
      and (
        (event.field = 'price' and event.new_value::bigint < event.old_value::bigint)
        or (event.field = 'status' and event.new_value = 'active' and event.old_value <> 'draft')
      )
    on conflict do nothing
    returning id`.execute(db);
  return rows.length;
}

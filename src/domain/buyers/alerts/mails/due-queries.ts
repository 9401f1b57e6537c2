import { type SqlBool, sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { AlertFrequency, AlertKind } from "#db/tables/buyers.ts";
import type { Locale } from "#editions/locales.ts";
import type { Minor } from "#lib/money.ts";

/** The cutoffs: finds must be older to be due, and a buyer's last instant email older to allow another. */
export interface DueTimes {
  now: Date;
  daily: Date;
  weekly: Date;
  last_instant: Date;
}

export interface DueMail {
  buyer_id: number;
  frequency: AlertFrequency;
}

const searchFrequency = sql<AlertFrequency>`coalesce(search.frequency, 'instant')`;

/** Selects the next due emails after a buyer, one per frequency. */
export async function selectDue(db: Db, times: DueTimes, after: number, max: number): Promise<DueMail[]> {
  const { rows } = await sql<DueMail>`
    select distinct find.buyer_id, ${searchFrequency} as frequency
    from alert_finds as find
    join accounts on accounts.id = find.buyer_id and accounts.cancelled_at is null
    join buyers on buyers.account_id = find.buyer_id
    left join saved_searches as search on search.id = find.search_id
    where find.mailed_at is null and search.paused_at is null and find.buyer_id > ${after}
      and (find.event_id is null or buyers.send_saved_listing_alerts)
      and case ${searchFrequency}
        when 'instant' then buyers.instant_alert_at is null or buyers.instant_alert_at <= ${times.last_instant}::timestamptz
        when 'daily' then find.found_at < ${times.daily}::timestamptz
        else find.found_at < ${times.weekly}::timestamptz
      end
    order by find.buyer_id, frequency
    limit ${max}`.execute(db);
  return rows;
}

export interface DueFind {
  id: number;
  listing_number: number;
  kind: AlertKind;
  price_before: Minor | null;
  /** The search that found it; null for a saved listing. */
  search_name: string | null;
  /** The page of that search. */
  search_url: string | null;
}

/** Selects a buyer's unsent finds of a frequency, in order. */
export async function selectDueFinds(db: Db, { buyer_id, frequency }: DueMail, times: DueTimes): Promise<DueFind[]> {
  const before = { instant: times.now, daily: times.daily, weekly: times.weekly }[frequency];
  const { rows } = await sql<DueFind>`
    select find.id, find.listing_number, find.kind, find.price_before, search.name as search_name,
      search.path || case search.query when '' then '' else '?' || search.query end as search_url
    from alert_finds as find
    join buyers on buyers.account_id = find.buyer_id
    left join saved_searches as search on search.id = find.search_id
    where find.buyer_id = ${buyer_id} and (find.event_id is null or buyers.send_saved_listing_alerts) and find.mailed_at is null and search.paused_at is null
      and ${searchFrequency} = ${frequency}
      and find.found_at <= ${before}::timestamptz
    order by find.id`.execute(db);
  return rows;
}

/** Marks finds as sent. Returns how many of them had not been. */
export async function updateNotified(db: Db, ids: readonly number[], now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("alert_finds")
    .set({ mailed_at: now })
    .where(sql<SqlBool>`id = any(${`{${ids.join(",")}}`}::bigint[])`)
    .where("mailed_at", "is", null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Reserves a buyer's one instant email of this hour. Returns false if another process was first. */
export async function claimInstantAlert(db: Db, buyerId: number, { now, last_instant }: DueTimes): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("buyers")
    .set({ instant_alert_at: now })
    .where("account_id", "=", buyerId)
    .where(({ or, eb }) => or([eb("instant_alert_at", "is", null), eb("instant_alert_at", "<=", last_instant)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function selectRecipient(
  db: Db,
  buyerId: number,
): Promise<{ email: string; first_name: string; last_name: string; locale: Locale } | undefined> {
  return db
    .selectFrom("accounts")
    .innerJoin("buyers", "buyers.account_id", "accounts.id")
    .select(["email", "first_name", "last_name", "locale"])
    .where("accounts.id", "=", buyerId)
    .executeTakeFirst();
}

import { sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { DigestTable } from "#db/tables/buyers.ts";
import { BOUND_KEYS, type BoundKey } from "#domain/accounts/profile/buyer-columns.ts";
import type { MatchReason, PreferenceRow } from "#domain/buyers/matching/match-rules.ts";
import { PUBLIC_STATUSES } from "#domain/listings/listing.ts";
import { MAX_TRANSACTION_MS } from "#domain/listings/max-transaction.ts";
import type { IsoWeek } from "#lib/time/iso-week.ts";

export const KIND: DigestTable["kind"] = "bizmatch";

/** A range of account ids in a week, both ends included. */
export interface WeekPart {
  week: IsoWeek;
  from: number;
  to: number;
}

export interface BuyerToMatch extends Record<BoundKey, number | null> {
  id: number;
  /**
   * The time of the buyer's last digest in microseconds since 1970; changes after it are new to the buyer. Null before
   * their first digest.
   */
  since: number | null;
}

const NOTIFIED_UNTIL = sql<BuyerToMatch["since"]>`
  (extract(epoch from max(matched_at)) * 1e6 - ${sql.lit(MAX_TRANSACTION_MS * 1_000)})::bigint`;

/**
 * Selects the first buyers of a part who want the weekly email and have no digest for that week. The condition on the
 * range is repeated for each table: the database merges the tables and would otherwise read the others from their
 * start.
 */
export async function selectBuyersToMatch(
  db: Db,
  { week, from, to }: WeekPart,
  limit: number,
): Promise<BuyerToMatch[]> {
  return db
    .selectFrom("buyers")
    .innerJoin("accounts", "accounts.id", "buyers.account_id")
    .select(["buyers.account_id as id", ...BOUND_KEYS])
    .select((is) =>
      is
        .selectFrom("digests")
        .select(NOTIFIED_UNTIL.as("since"))
        .whereRef("digests.buyer_id", "=", "buyers.account_id")
        .where("kind", "=", KIND)
        .as("since"),
    )
    .where("send_weekly_bizmatch_email", "=", true)
    .where("cancelled_at", "is", null)
    .where("buyers.account_id", ">=", from)
    .where("buyers.account_id", "<=", to)
    .where("accounts.id", ">=", from)
    .where("accounts.id", "<=", to)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("digests")
            .select("buyer_id")
            .whereRef("digests.buyer_id", "=", "buyers.account_id")
            .where("buyer_id", ">=", from)
            .where("buyer_id", "<=", to)
            .where("kind", "=", KIND)
            .where("week", "=", week),
        ),
      ),
    )
    .orderBy("buyers.account_id")
    .limit(limit)
    .execute();
}

/** Preference rows and hidden listings, by buyer. */
export interface BuyerPreferenceRows {
  /** Preference rows, in order. */
  rowsByBuyer: Map<number, PreferenceRow[]>;
  /** Hidden listings. */
  hiddenByBuyer: Map<number, { listing_number: number }[]>;
}

export async function selectPreferencesFor(db: Db, ids: readonly number[]): Promise<BuyerPreferenceRows> {
  const [rows, hidden] = await Promise.all([
    db
      .selectFrom("buyer_preferences")
      .select(["buyer_id", "state", "category", "subcategory"])
      .where("buyer_id", "in", unnestIds(ids))
      .orderBy("buyer_id")
      .orderBy("position")
      .execute(),
    db
      .selectFrom("hidden_matches")
      .select(["buyer_id", "listing_number"])
      .where("buyer_id", "in", unnestIds(ids))
      .execute(),
  ]);
  const rowsByBuyer = new Map<number, PreferenceRow[]>();
  for (const { buyer_id, state, category, subcategory } of rows) {
    const before = rowsByBuyer.get(buyer_id);
    const row = { state, category, subcategory };
    if (before) before.push(row);
    else rowsByBuyer.set(buyer_id, [row]);
  }
  return { rowsByBuyer, hiddenByBuyer: Map.groupBy(hidden, ({ buyer_id }) => buyer_id) };
}

/** Passes all ids as one parameter, so that the statement is planned only once. */
function unnestIds(ids: readonly number[]) {
  return sql<number>`(select unnest(${[...ids]}::integer[]))`;
}

/** Selects when each public listing last changed or was listed, in microseconds since 1970. */
export function selectChangeTimes(db: Db): Promise<{ number: number; changed: number }[]> {
  return db
    .selectFrom("listings")
    .select("number")
    .select(sql<number>`(extract(epoch from greatest(listed_at, updated_at)) * 1e6)::bigint`.as("changed"))
    .where("status", "in", PUBLIC_STATUSES)
    .execute();
}

export interface NewDigest {
  buyer_id: number;
  listing_numbers: number[];
  reasons: MatchReason[][];
}

/** Stores the first digest per buyer, week and kind. Returns how many were new. */
export async function insertDigests(
  db: Db,
  week: IsoWeek,
  digests: readonly NewDigest[],
  matchedAt: Date,
): Promise<number> {
  if (digests.length === 0) return 0;
  const ids = digests.map(({ buyer_id }) => buyer_id);
  // Sending lines of text takes half the time of a text array or one large JSON document. No value contains a line
  // break.
  const numbers = digests.map(({ listing_numbers }) => `{${listing_numbers}}`).join("\n");
  const reasons = digests.map((each) => JSON.stringify(each.reasons)).join("\n");
  const { rows: counted } = await sql<{ written: number }>`
    with written as (
      insert into digests (buyer_id, week, kind, listing_numbers, reasons, matched_at)
      select b, ${week}, ${KIND}, n::integer[], r::json, ${matchedAt}::timestamptz
      from unnest(
        ${ids}::integer[], string_to_array(${numbers}, chr(10)), string_to_array(${reasons}, chr(10))
      ) as digest (b, n, r)
      where exists (select from buyers where account_id = b)
      on conflict do nothing
      returning 1
    ) select count(*)::int as written from written`.execute(db);
  return counted[0]?.written ?? 0;
}

/** Returns how many buyers want the weekly email, by part. */
export async function countByPart(db: Db, size: number): Promise<{ part: number; total: number }[]> {
  const part = sql<number>`buyers.account_id / ${sql.lit(size)}`;
  return db
    .selectFrom("buyers")
    .innerJoin("accounts", "accounts.id", "buyers.account_id")
    .select(({ fn }) => [part.as("part"), fn.countAll<number>().as("total")])
    .where("send_weekly_bizmatch_email", "=", true)
    .where("cancelled_at", "is", null)
    .groupBy(part)
    .orderBy("part")
    .execute();
}

export async function countDigests(db: Db, { week, from, to }: WeekPart): Promise<number> {
  const { digests } = await db
    .selectFrom("digests")
    .select(({ fn }) => fn.countAll<number>().as("digests"))
    .where("week", "=", week)
    .where("kind", "=", KIND)
    .where("buyer_id", ">=", from)
    .where("buyer_id", "<=", to)
    .executeTakeFirstOrThrow();
  return digests;
}

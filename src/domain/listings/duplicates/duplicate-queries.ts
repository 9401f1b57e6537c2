import { type Insertable, type RawBuilder, sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { DismissedDuplicateTable } from "#db/tables/listings.ts";
import type { ListingStatus } from "../listing.ts";
import type { ComparedListing } from "./compare-listings.ts";

/** A listing with the values to compare. */
export interface Candidate extends ComparedListing {
  number: number;
  slug: string;
  status: ListingStatus;
  kind: "business" | "franchise";
  office_id: number;
  office_name: string;
  agent_id: number | null;
}

/** Two listings that may be the same business. */
export interface CandidatePair {
  subject: Candidate;
  other: Candidate;
}

/** Max pairs that are compared for one listing. */
const MAX_PAIRS = 2_000;
/** Min pairs per listing, however large the batch is. */
const MIN_PAIRS = 20;

/**
 * Max listings with the same headline whose figures are compared, as a multiple of the pairs. More listings of one
 * region with the same headline aren't the same business.
 */
const HEADLINES_PER_PAIR = 5;

/**
 * Selects pairs of listings in the same region with the same headline, or with prices that differ by at most
 * `tolerance` percent. Pairs that `listSharedFields` would reject for their county or a figure are left out. Sold and
 * withdrawn listings aren't compared. Each part of the union uses its own index.
 */
export async function selectCandidates(db: Db, numbers: readonly number[], tolerance: 0 | 1): Promise<CandidatePair[]> {
  const limit = Math.max(MIN_PAIRS, Math.floor(MAX_PAIRS / numbers.length));
  const selectSameName = (condition: RawBuilder<unknown>) => sql`
    (select number from (
        select * from listings c
        where c.region_slug = s.region_slug and lower(c.name) = lower(s.name) and s.name <> '' and ${condition}
        limit ${sql.raw(String(limit * HEADLINES_PER_PAIR))}
      ) c where ${IS_COMPARABLE})`;
  const { rows } = await sql<{ subject: number; number: number }>`
    with subjects as materialized (
      select number, region_slug, county, name, price, sellers_discretionary_earnings, total_sales
      from listings where number = any(${`{${numbers.join(",")}}`}::integer[])
    )
    select distinct s.number as subject, others.number from subjects s cross join lateral (
      ${selectSameName(isPriceWithin(ROUGH_TOLERANCE))}
      union all ${selectSameName(sql`c.price is null`)}
      union all ${selectSameName(sql`s.price is null`)}
      union all (select number from listings c
        where c.region_slug = s.region_slug and ${isPriceWithin(tolerance)} and ${IS_COMPARABLE})
      limit ${sql.raw(String(limit))}
    ) as others
    order by subject, number`.execute(db);
  const listings = await selectCompared(db, [...new Set(rows.flatMap(({ subject, number }) => [subject, number]))]);
  return rows.flatMap(({ subject, number }) => {
    const [one, other] = [listings.get(subject), listings.get(number)];
    return one && other ? [{ subject: one, other }] : [];
  });
}

/** In percent; wider than the tolerance of `listSharedFields`, which decides. */
const ROUGH_TOLERANCE = 2;

function isPriceWithin(percent: number): RawBuilder<unknown> {
  return sql.raw(
    `c.price between (s.price * ${100 - percent} / 100)::bigint and (s.price * ${100 + percent} / 100)::bigint`,
  );
}

const isAbout = (figure: string): string =>
  `(abs(c.${figure} - s.${figure}) * 100 <= ${ROUGH_TOLERANCE} * greatest(abs(c.${figure}), abs(s.${figure}))) is not false`;

const IS_COMPARABLE = sql.raw(`c.number <> s.number and c.status in ('draft', 'active', 'under_offer')
  and (c.county = s.county) is not false and ${isAbout("sellers_discretionary_earnings")} and ${isAbout("total_sales")}`);

async function selectCompared(db: Db, numbers: readonly number[]): Promise<Map<number, Candidate>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom("listings")
    .innerJoin("offices", "offices.id", "listings.office_id")
    .select(["number", "listings.slug", "listings.name", "listings.status", "kind", "office_id", "agent_id"])
    .select(["category_slug", "listings.region_slug", "county", "price", "sellers_discretionary_earnings"])
    .select(["total_sales", "offices.name as office_name"])
    .where(sql<boolean>`number = any(${`{${numbers.join(",")}}`}::integer[])`)
    .execute();
  return new Map(rows.map((row) => [row.number, row]));
}

/** Selects the pairs among these listings' possible duplicates that a broker said are different businesses. */
export async function selectDismissed(db: Db, numbers: readonly number[]): Promise<Map<number, Set<number>>> {
  const rows = await db
    .selectFrom("dismissed_duplicates")
    .select(["listing_number", "other_number"])
    .where(sql<boolean>`listing_number = any(${`{${numbers.join(",")}}`}::integer[])`)
    .execute();
  const dismissed = new Map<number, Set<number>>();
  for (const { listing_number, other_number } of rows)
    dismissed.set(listing_number, (dismissed.get(listing_number) ?? new Set()).add(other_number));
  return dismissed;
}

export async function insertDismissed(db: Db, rows: Insertable<DismissedDuplicateTable>[]): Promise<void> {
  await db
    .insertInto("dismissed_duplicates")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteDismissed(db: Db, listing_number: number, other_number: number): Promise<void> {
  await db
    .deleteFrom("dismissed_duplicates")
    .where("listing_number", "=", listing_number)
    .where("other_number", "=", other_number)
    .execute();
}

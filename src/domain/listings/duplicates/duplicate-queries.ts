import { type Insertable, sql } from "kysely";
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

/** Max pairs that are compared for a listing or for a batch of an import. */
const MAX_PAIRS = 2_000;

/**
 * Selects pairs of listings in the same region with the same headline, or with prices that differ by at most
 * `tolerance` percent. Sold and withdrawn listings aren't compared. It is a union, so that each part uses its own
 * index.
 */
export async function selectCandidates(db: Db, numbers: readonly number[], tolerance: 0 | 1): Promise<CandidatePair[]> {
  const low = sql.raw(`(s.price * ${100 - tolerance} / 100)::bigint`);
  const high = sql.raw(`(s.price * ${100 + tolerance} / 100)::bigint`);
  const { rows } = await sql<{ subject: number; number: number }>`
    with subjects as materialized (
      select number, region_slug, price, name from listings where number = any(${`{${numbers.join(",")}}`}::integer[])
    )
    select * from (
      select s.number as subject, c.number from subjects s
        join listings c on c.region_slug = s.region_slug and c.price between ${low} and ${high}
        where c.number <> s.number and c.status in ('draft', 'active', 'under_offer')
      union
      select s.number, c.number from subjects s
        join listings c on lower(c.name) = lower(s.name) and c.region_slug = s.region_slug
        where c.number <> s.number and c.status in ('draft', 'active', 'under_offer') and s.name <> ''
    ) as pairs
    order by subject, number limit ${MAX_PAIRS}`.execute(db);
  const listings = await selectCompared(db, [...new Set(rows.flatMap(({ subject, number }) => [subject, number]))]);
  return rows.flatMap(({ subject, number }) => {
    const [one, other] = [listings.get(subject), listings.get(number)];
    return one && other ? [{ subject: one, other }] : [];
  });
}

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

/** The pairs among these listings' possible duplicates that a broker said are different businesses. */
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

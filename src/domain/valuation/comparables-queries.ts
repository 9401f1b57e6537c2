import type { Db } from "#db/connect.ts";
import type { Sale } from "./comparables.ts";

/**
 * Selects a sector's closed sales since a date, latest first. Excludes sales that included real estate, whose price
 * covers more than the earnings, and sales in another currency.
 */
export function selectSales(
  db: Db,
  query: { category: string; currency: string; since: Date },
  limit: number,
): Promise<Sale[]> {
  return db
    .selectFrom("listings")
    .select(({ ref }) => [
      "region_slug",
      ref("sellers_discretionary_earnings").$notNull().as("sde"),
      ref("closing_price").$notNull().as("closing_price"),
    ])
    .where("status", "=", "sold")
    .where("kind", "=", "business")
    .where("category_slug", "=", query.category)
    .where("currency", "=", query.currency)
    .where("real_estate", "!=", "included")
    .where("sold_at", ">=", query.since)
    .where("sellers_discretionary_earnings", ">", 0)
    .where("closing_price", ">", 0)
    .orderBy("sold_at", "desc")
    .orderBy("number")
    .limit(limit)
    .execute();
}

import { type Expression, expressionBuilder, type SqlBool, sql } from "kysely";
import type { Db } from "#db/connect.ts";
import type { Database } from "#db/tables/database.ts";
import { PUBLIC_STATUSES } from "#domain/listings/listing.ts";
import { type GeoBox, getBoxAround, toDegrees } from "#domain/search/geo-box.ts";
import { formatPolygon, type GeoPolygon } from "#domain/search/geo-polygon.ts";
import type { SearchScope } from "#domain/search/listing-filters.ts";
import { LISTING_WORDS } from "#domain/search/listing-words.ts";
import { createNameComparer } from "#domain/search/name-order.ts";
import { type ListingFilters, listFiltersOfType, SEARCH_FILTERS } from "#domain/search/search-filters.ts";
import { parseListingNumber, toPrefixQuery, toSearchWords } from "#domain/search/search-words.ts";
import type { Sort } from "#domain/search/sorts.ts";
import type { Edition } from "#editions/edition.ts";
import type { DistanceUnit, Point } from "#lib/distance.ts";

/** The test context's clock. */
const NOW = new Date("2026-11-20T12:00:00Z");

/** Searches without an index, by four queries on the listings. */
export async function searchBySql(
  db: Db,
  edition: Pick<Edition, "distance_unit" | "format_locale">,
  filters: ListingFilters,
  scope: SearchScope = {},
) {
  const page = await selectPageBySql(db, edition, filters, scope);
  const selectFacetOf = (key: "category" | "subcategory" | "state") =>
    selectFacet(db, FACETS[key], getConditions({ ...filters, [key]: [] }, scope, edition.distance_unit));
  return {
    ...page,
    facets: {
      category: await selectFacetOf("category"),
      subcategory: await selectFacetOf("subcategory"),
      state: await selectFacetOf("state"),
    },
  };
}

async function selectPageBySql(
  db: Db,
  edition: Pick<Edition, "distance_unit" | "format_locale">,
  filters: ListingFilters,
  scope: SearchScope,
): Promise<{ numbers: number[]; total: number }> {
  const { sort, page, per_page } = filters;
  const conditions = getConditions(filters, scope, edition.distance_unit);
  const offset = (page - 1) * per_page;
  if (sort !== "name-asc" && sort !== "name-desc") {
    return selectPage(db, conditions, sort === "relevance" ? "newest" : sort, { offset, limit: per_page });
  }
  const compare = createNameComparer(edition);
  const direction = sort === "name-asc" ? 1 : -1;
  const names = await selectNames(db, conditions);
  names.sort((a, b) => direction * compare(a.name, b.name) || a.number - b.number);
  return { numbers: names.slice(offset, offset + per_page).map(({ number }) => number), total: names.length };
}

const FACETS = { category: "category_slug", subcategory: "subcategory_slug", state: "region_slug" } as const;

async function selectFacet(
  db: Db,
  column: (typeof FACETS)[keyof typeof FACETS],
  conditions: Condition[],
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom("listings")
    .select(({ fn }) => [`${column} as value`, fn.countAll<number>().as("count")])
    .where(({ and }) => and(conditions))
    .where(column, "is not", null)
    .groupBy(column)
    .execute();
  return new Map(rows.map(({ value, count }) => [value ?? "", count]));
}

/** Sort orders that the database supports; names are sorted by the edition's language. */
type ValueSort = Exclude<Sort, "name-asc" | "name-desc" | "relevance">;

const ORDERS = {
  newest: ["listed_at", "desc"],
  "price-asc": ["price", "asc"],
  "price-desc": ["price", "desc"],
  "down-payment-asc": ["down_payment", "asc"],
  "down-payment-desc": ["down_payment", "desc"],
  "sde-asc": ["sellers_discretionary_earnings", "asc"],
  "sde-desc": ["sellers_discretionary_earnings", "desc"],
  "sales-desc": ["total_sales", "desc"],
} as const satisfies Record<ValueSort, readonly [keyof Database["listings"], "asc" | "desc"]>;

/** Returns one page of matching listing numbers and the total, which is also correct past the last page. */
async function selectPage(
  db: Db,
  conditions: Condition[],
  sort: ValueSort,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ numbers: number[]; total: number }> {
  const [column, direction] = ORDERS[sort];
  return db
    .with("matching", (inner) =>
      inner
        .selectFrom("listings")
        .select(["number", `${column} as value`])
        .where(({ and }) => and(conditions)),
    )
    .selectNoFrom(({ selectFrom, fn }) => [
      selectFrom("matching").select(fn.countAll<number>().as("total")).$asScalar().$notNull().as("total"),
      sql<number[]>`array(${selectFrom("matching")
        .select("number")
        .orderBy("value", (order) => order[direction]().nullsLast())
        .orderBy("number")
        .limit(limit)
        .offset(offset)})`.as("numbers"),
    ])
    .executeTakeFirstOrThrow();
}

/** Returns the number and name of every match, unsorted. */
function selectNames(db: Db, conditions: Condition[]): Promise<{ number: number; name: string }[]> {
  return db
    .selectFrom("listings")
    .select(["number", "name"])
    .where(({ and }) => and(conditions))
    .execute();
}

type Condition = Expression<SqlBool>;

/** Returns the conditions for a match: public, and every filter. An undisclosed value passes no bound. */
function getConditions(filters: ListingFilters, scope: SearchScope, unit: DistanceUnit): Condition[] {
  const is = expressionBuilder<Database, "listings">();
  const wanted: (Condition | false | null | undefined)[] = [
    is("status", "in", PUBLIC_STATUSES),
    scope.office_id !== undefined && is("office_id", "=", scope.office_id),
    scope.agent_id !== undefined && is("agent_id", "=", scope.agent_id),
    scope.thropro && is("thropro", "=", true),
    filters.q !== null && hasWords(filters.q),
    filters.state.length > 0 && is("region_slug", "in", filters.state),
    filters.category.length > 0 && is("category_slug", "in", filters.category),
    filters.subcategory.length > 0 && is("subcategory_slug", "in", filters.subcategory),
    filters.exclude.length > 0 && hasNone(filters.exclude),
    ...listFiltersOfType("amount").map((key) => {
      const { column, bound } = SEARCH_FILTERS[key];
      const amount = filters[key];
      return amount !== null && is(column, bound === "min" ? ">=" : "<=", amount);
    }),
    filters.years_min !== null &&
      sql<SqlBool>`year_established <= ${NOW.getUTCFullYear() - filters.years_min}::integer`,
    filters.listed_days !== null &&
      sql<SqlBool>`listed_at >= ${NOW.toISOString().slice(0, 10)}::date - ${filters.listed_days}::integer`,
    filters.multiple_max !== null &&
      sql<SqlBool>`kind <> 'franchise' and real_estate <> 'included' and sellers_discretionary_earnings > 0
        and price <= ${filters.multiple_max}::float8 * sellers_discretionary_earnings`,
    ...listFiltersOfType("flag").map(
      (key) => filters[key] && sql<SqlBool>`(${sql.raw(SEARCH_FILTERS[key].condition)})`,
    ),
    filters.kind !== null && is("kind", "=", filters.kind),
    filters.office !== null &&
      is("office_id", "in", is.selectFrom("offices").select("id").where("slug", "=", filters.office)),
    filters.agent !== null &&
      is("agent_id", "in", is.selectFrom("agents").select("id").where("slug", "=", filters.agent)),
    filters.near.length > 0 &&
      is.or(
        filters.near.map((place) =>
          is.and([
            isInBox(getBoxAround(place, filters.radius, unit)),
            isWithin(place, toDegrees(filters.radius, unit)),
          ]),
        ),
      ),
    filters.bbox && isInBox(filters.bbox),
    filters.polygon && isInPolygon(filters.polygon),
  ];
  return wanted.filter((condition) => condition !== false && condition !== null && condition !== undefined);
}

function hasNone(excluded: readonly string[]): Condition {
  const slugs = sql.join(excluded);
  const isFranchise = excluded.includes("franchise") ? sql`franchisee_operation or kind = 'franchise'` : sql`false`;
  return sql<SqlBool>`not (region_slug in (${slugs}) or category_slug in (${slugs})
    or coalesce(subcategory_slug, '') in (${slugs}) or ${isFranchise})`;
}

/** Every word must be a prefix of one of the listing's words, or the only word must be its number. */
function hasWords(text: string): Condition {
  const words = toSearchWords(text);
  const found = sql<SqlBool>`${LISTING_WORDS} @@ to_tsquery('simple', ${toPrefixQuery(words)})`;
  const number = parseListingNumber(words);
  return number === null ? found : sql<SqlBool>`(number = ${number} or ${found})`;
}

function isInBox({ west, south, east, north }: GeoBox): Condition {
  const between =
    west <= east
      ? sql<SqlBool>`longitude between ${west} and ${east}`
      : sql<SqlBool>`(longitude >= ${west} or longitude <= ${east})`;
  return sql<SqlBool>`(latitude between ${south} and ${north} and ${between})`;
}

/** PostgreSQL also counts how often the border goes around the point. */
function isInPolygon(polygon: GeoPolygon): Condition {
  return sql<SqlBool>`point(longitude, latitude) <@ ${formatPolygon(polygon).replace(/\S+/g, "($&)").replaceAll(" ", ",")}::polygon`;
}

/** The haversine of `getDistance`, compared before taking the arcsine. */
function isWithin({ latitude, longitude }: Point, degrees: number): Condition {
  return sql<SqlBool>`
    power(sin(radians(latitude - ${latitude}) / 2), 2)
      + cos(radians(${latitude}::float8)) * cos(radians(latitude)) * power(sin(radians(longitude - ${longitude}) / 2), 2)
    <= power(sin(radians(${degrees}::float8) / 2), 2)`;
}

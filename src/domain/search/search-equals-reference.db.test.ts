import { expect, test } from "vitest";
import { CATEGORIES } from "#domain/listings/categories/categories.ts";
import { getDistance, type Point } from "#lib/distance.ts";
import { openTestContext } from "../../../tests/support/context.ts";
import fc from "../../../tests/support/generated.ts";
import { insertListings } from "../../../tests/support/listings.ts";
import {
  addNumber,
  anyFilters,
  createListingArbitrary,
  createScopeArbitrary,
  insertNetwork,
} from "../../../tests/support/random-listings.ts";
import type { GeoPolygon } from "./geo-polygon.ts";
import type { SearchScope } from "./listing-filters.ts";
import { type ListingFilters, NO_FILTERS } from "./search-filters.ts";
import { searchListings } from "./search-listings.ts";
import { toSearchWords } from "./search-words.ts";
import { SORTS } from "./sorts.ts";

const context = await openTestContext();
const { db, edition } = context;
const network = await insertNetwork(db);
const { offices, agents } = network;

const LISTINGS = fc.sample(createListingArbitrary(network), { numRuns: 200, seed: 20_261_120 }).map(addNumber(100_001));
type Row = (typeof LISTINGS)[number];

await insertListings(db, LISTINGS);

const names = {
  state: new Map(edition.regions.map(({ slug, name }) => [slug, name])),
  sector: new Map(CATEGORIES.flatMap((c) => [c, ...c.subcategories]).map(({ slug, name }) => [slug, name])),
};

function toWords(row: Row): string[] {
  const sectors = [row.category_slug, row.subcategory_slug ?? ""].map((slug) => names.sector.get(slug) ?? "");
  const texts = [row.name, row.description, row.county ?? "", ...sectors, names.state.get(row.region_slug) ?? ""];
  return toSearchWords(texts.join(" "));
}

/** Adds up the angles at which the point sees each side: zero, or a multiple of a full turn, unless it is on one. */
function isInPolygon({ points }: GeoPolygon, { latitude, longitude }: Point): boolean {
  const corners = points.map((point) => [point.longitude - longitude, point.latitude - latitude] as const);
  let sum = 0;
  for (const [at, [x, y]] of corners.entries()) {
    const [nextX, nextY] = corners[(at + 1) % corners.length]!;
    const angle = Math.atan2(x * nextY - nextX * y, x * nextX + y * nextY);
    if (Math.hypot(x, y) === 0 || Math.abs(angle) > Math.PI - 1e-9) return true;
    sum += angle;
  }
  return Math.abs(sum) > Math.PI;
}

function isRowMatch(row: Row, f: ListingFilters, scope: SearchScope): boolean {
  const query = toSearchWords(f.q ?? "");
  const found = query.every((word) => toWords(row).some((own) => own.startsWith(word)));
  const point =
    row.latitude === null || row.longitude === null ? null : { latitude: row.latitude, longitude: row.longitude };
  const inBox =
    f.bbox === null ||
    (point !== null &&
      point.latitude >= f.bbox.south &&
      point.latitude <= f.bbox.north &&
      (f.bbox.west <= f.bbox.east
        ? point.longitude >= f.bbox.west && point.longitude <= f.bbox.east
        : point.longitude >= f.bbox.west || point.longitude <= f.bbox.east));
  return (
    (f.polygon === null || (point !== null && isInPolygon(f.polygon, point))) &&
    (row.status === "active" || row.status === "under_offer") &&
    (found || f.q === String(row.number)) &&
    (f.state.length === 0 || f.state.includes(row.region_slug)) &&
    (f.category.length === 0 || f.category.includes(row.category_slug)) &&
    (f.subcategory.length === 0 || f.subcategory.includes(row.subcategory_slug ?? "")) &&
    (f.price_min === null || (row.price !== null && row.price >= f.price_min)) &&
    (f.price_max === null || (row.price !== null && row.price <= f.price_max)) &&
    (f.down_payment_max === null || (row.down_payment !== null && row.down_payment <= f.down_payment_max)) &&
    (f.sde_min === null || (row.sellers_discretionary_earnings ?? Number.NEGATIVE_INFINITY) >= f.sde_min) &&
    (f.sales_min === null || (row.total_sales !== null && row.total_sales >= f.sales_min)) &&
    (f.years_min === null || (row.year_established !== null && 2026 - row.year_established >= f.years_min)) &&
    (f.listed_days === null || row.listed_at.getTime() >= Date.UTC(2026, 10, 20 - f.listed_days)) &&
    (f.multiple_max === null || (getMultiple(row) ?? Number.POSITIVE_INFINITY) <= f.multiple_max) &&
    !f.exclude.some((slug) => [row.category_slug, row.subcategory_slug, row.region_slug].includes(slug)) &&
    !(f.exclude.includes("franchise") && (row.franchisee_operation || row.kind === "franchise")) &&
    (!f.franchise || row.franchisee_operation) &&
    (!f.relocatable || row.relocatable) &&
    (!f.real_estate || row.real_estate !== "none") &&
    (!f.lender_prequalified || row.lender_prequalified) &&
    (!f.financials_checked || ["tax_returns", "accountant"].includes(row.financials_checked ?? "")) &&
    (!f.seller_financing || row.seller_financing) &&
    (!f.manager_run || row.manager_run) &&
    (!f.home_based || row.home_based) &&
    (!f.price_reduced || row.price_before !== null) &&
    (!f.available || row.status === "active") &&
    (f.kind === null || f.kind === row.kind) &&
    (f.office === null || offices[f.office as keyof typeof offices] === row.office_id) &&
    (f.agent === null || agents[f.agent as keyof typeof agents] === row.agent_id) &&
    (f.near.length === 0 || f.near.some((near) => point !== null && getDistance(near, point, "mi") <= f.radius)) &&
    inBox &&
    (scope.office_id === undefined || scope.office_id === row.office_id) &&
    (scope.agent_id === undefined || scope.agent_id === row.agent_id) &&
    (!scope.thropro || row.thropro)
  );
}

function getMultiple({ kind, price, real_estate, sellers_discretionary_earnings: sde }: Row): number | null {
  return kind === "franchise" || real_estate === "included" || price === null || (sde ?? 0) <= 0 ? null : price / sde!;
}

const VALUES = {
  newest: (row: Row) => row.listed_at.getTime(),
  price: (row: Row) => row.price,
  "down-payment": (row: Row) => row.down_payment,
  sde: (row: Row) => row.sellers_discretionary_earnings,
  sales: (row: Row) => row.total_sales,
};

function sortRows(rows: Row[], sort: ListingFilters["sort"]): Row[] {
  const descending = sort === "newest" || sort.endsWith("-desc");
  const sign = descending ? -1 : 1;
  const key = sort.replace(/-(asc|desc)$/, "");
  if (key === "name") {
    const { compare } = new Intl.Collator("en-US", { sensitivity: "accent" });
    return rows.toSorted((a, b) => sign * compare(a.name, b.name) || a.number - b.number);
  }
  const getKey = VALUES[key as keyof typeof VALUES];
  return rows.toSorted((a, b) => {
    const [x, y] = [getKey(a), getKey(b)];
    if (x === null || y === null) return Number(x === null) - Number(y === null) || a.number - b.number;
    return sign * (x - y) || a.number - b.number;
  });
}

test("matches a full scan of the listings, in the same order, for any search", async () => {
  let found = 0;
  await fc.assert(
    fc.asyncProperty(anyFilters, createScopeArbitrary(network), async (query, scope) => {
      const expected = sortRows(
        LISTINGS.filter((row) => isRowMatch(row, query, scope)),
        query.sort,
      ).map(({ number }) => number);
      const { page, per_page } = query;
      const result = await searchListings(context, query, scope);
      expect(result.listings.map(({ number }) => number)).toEqual(
        expected.slice((page - 1) * per_page, page * per_page),
      );
      expect(result).toMatchObject({
        total: expected.length,
        page,
        per_page,
        pages: Math.max(1, Math.ceil(expected.length / per_page)),
      });
      found += result.listings.length;
    }),
    {
      numRuns: 300,
      examples: SORTS.filter((sort) => sort !== "relevance").map((sort) => [
        { ...NO_FILTERS, sort, per_page: 100 },
        {},
      ]),
    },
  );
  expect(found).toBeGreaterThan(1_000);
});

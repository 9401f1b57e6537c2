import type { Selectable } from "kysely";
import type { ListingTable } from "#db/tables/listings.ts";
import { type Context, toHomeUrl } from "#domain/context.ts";
import { getOfficePhone } from "#domain/offices/office.ts";
import { categoryName } from "#editions/words.ts";
import { toAbsoluteUrl } from "#lib/absolute-url.ts";
import { toMajor } from "#lib/money.ts";
import type { ListingKind, PUBLIC_STATUSES, RealEstate } from "./listing.ts";
import { getDrawnImage, type ListingImage } from "./listing-images.ts";

/**
 * The public view of a listing, the same in pages and in every API. Money is in major units of `currency`; null means
 * "not disclosed". Times are ISO 8601 in UTC.
 */
export interface Listing {
  number: number;
  /** The `{post}` of its URLs. */
  slug: string;
  /** The absolute canonical URL for every copy of the page. */
  url: string;
  name: string;
  kind: ListingKind;
  status: (typeof PUBLIC_STATUSES)[number];
  category: string;
  category_slug: string;
  subcategory: string | null;
  subcategory_slug: string | null;
  currency: string;
  price: number | null;
  down_payment: number | null;
  sellers_discretionary_earnings: number | null;
  total_sales: number | null;
  inventory: number | null;
  furniture_fixtures_equipment: number | null;
  state: string;
  state_slug: string;
  county: string | null;
  /** "Pasco County, Florida", or the region alone. */
  location: string;
  employees: number | null;
  year_established: number | null;
  reason_for_selling: string | null;
  description: string;
  franchisee_operation: boolean;
  relocatable: boolean;
  real_estate: RealEstate;
  lender_prequalified: boolean;
  investment_min: number | null;
  investment_max: number | null;
  franchise_fee: number | null;
  royalty_percent: number | null;
  images: ListingImage[];
  office: { name: string; slug: string; state_slug: string; phone: string | null };
  agent: { name: string; slug: string; phone: string | null; image: string | null } | null;
  listed_at: string;
  updated_at: string;
  confirmed_at: string | null;
}

/** A listing's row with the names from joined tables. */
export interface ListingRow extends Selectable<ListingTable> {
  category: string;
  subcategory: string | null;
  state: string;
  office_name: string;
  office_slug: string;
  office_state_slug: string;
  office_organic_number: string | null;
  office_phone: string | null;
  agent_name: string | null;
  agent_slug: string | null;
  agent_phone: string | null;
  agent_image: string | null;
}

/** Converts a row to its public fields only. */
export function toListing(
  row: ListingRow,
  images: ListingImage[],
  { network, locale }: Pick<Context, "network" | "locale">,
): Listing {
  const { origin, default_phone } = network;
  const toMajorUnits = (minor: number | null): number | null => (minor === null ? null : toMajor(minor, row.currency));
  const office = { organic_number: row.office_organic_number, phone: row.office_phone };
  return {
    number: row.number,
    slug: row.slug,
    url: `${toHomeUrl(network, locale)}/buy-a-business/listings/${row.slug}`,
    name: row.name,
    kind: row.kind,
    // A previewed draft is shown as if it were active.
    status: row.status === "under_offer" ? "under_offer" : "active",
    category: categoryName(locale, row.category_slug, row.category),
    category_slug: row.category_slug,
    subcategory: row.subcategory && categoryName(locale, row.subcategory_slug ?? "", row.subcategory),
    subcategory_slug: row.subcategory_slug,
    currency: row.currency,
    price: toMajorUnits(row.price),
    down_payment: toMajorUnits(row.down_payment),
    sellers_discretionary_earnings: toMajorUnits(row.sellers_discretionary_earnings),
    total_sales: toMajorUnits(row.total_sales),
    inventory: toMajorUnits(row.inventory),
    furniture_fixtures_equipment: toMajorUnits(row.furniture_fixtures_equipment),
    state: row.state,
    state_slug: row.region_slug,
    county: row.county,
    location: row.county ? `${row.county}, ${row.state}` : row.state,
    employees: row.employees,
    year_established: row.year_established,
    reason_for_selling: row.reason_for_selling,
    description: row.description,
    franchisee_operation: row.franchisee_operation,
    relocatable: row.relocatable,
    real_estate: row.real_estate,
    lender_prequalified: row.lender_prequalified,
    investment_min: toMajorUnits(row.investment_min),
    investment_max: toMajorUnits(row.investment_max),
    franchise_fee: toMajorUnits(row.franchise_fee),
    royalty_percent: row.royalty_basis_points === null ? null : row.royalty_basis_points / 100,
    images: images.length > 0 ? images : [getDrawnImage(row, origin, locale)],
    office: {
      name: row.office_name,
      slug: row.office_slug,
      state_slug: row.office_state_slug,
      phone: getOfficePhone(office, default_phone),
    },
    agent: getAgent(row, origin),
    listed_at: row.listed_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    confirmed_at: row.confirmed_at?.toISOString() ?? null,
  };
}

function getAgent(row: ListingRow, origin: string): Listing["agent"] {
  if (row.agent_slug === null || row.agent_name === null) return null;
  return {
    name: row.agent_name,
    slug: row.agent_slug,
    phone: row.agent_phone,
    image: row.agent_image && toAbsoluteUrl(row.agent_image, origin),
  };
}

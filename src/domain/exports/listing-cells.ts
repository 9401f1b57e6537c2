import { CATEGORIES } from "#domain/listings/categories/categories.ts";
import { LISTING_FIELDS, type ListingField } from "#domain/listings/fields/listing-fields.ts";
import { toMajorValue } from "#domain/listings/fields/listing-values.ts";
import { COLUMNS, type ImportField } from "#domain/listings/import/header-names.ts";
import type { ListingStatus, RealEstate } from "#domain/listings/listing.ts";
import type { Edition } from "#editions/edition.ts";
import { toDay } from "#lib/time/day.ts";
import type { ExportedListing } from "./export-queries.ts";

/** Columns whose values other columns already contain. */
const DERIVED = new Set<ImportField>(["location", "full_time", "part_time", "real_estate_available"]);

const FIELDS = [...COLUMNS.keys()].filter((field) => !DERIVED.has(field));

/** The header row of an export: the first name of each column that the import reads. */
export const LISTING_HEADERS = FIELDS.map((field) => COLUMNS.get(field)?.names[0] ?? field);

const STATUSES: Record<ListingStatus, string> = {
  draft: "Draft",
  active: "Active",
  under_offer: "Under Offer",
  sold: "Sold",
  withdrawn: "Withdrawn",
};
const REAL_ESTATE: Record<RealEstate, string> = { none: "No", available: "Available", included: "Included" };
const FINANCIALS_CHECKED = { tax_returns: "Tax returns", accountant: "Accountant", books: "Books" };
const SECTORS = new Map(CATEGORIES.flatMap((one) => [one, ...one.subcategories]).map(({ slug, name }) => [slug, name]));

/** Returns a listing's cells as the import reads them. */
export function toListingCells(listing: ExportedListing, { currency, regions }: Edition): string[] {
  const special: Partial<Record<ImportField, string>> = {
    number: String(listing.number),
    kind: listing.kind === "franchise" ? "Franchise" : "Business",
    category: SECTORS.get(listing.category_slug) ?? listing.category_slug,
    subcategory: SECTORS.get(listing.subcategory_slug ?? "") ?? "",
    state: regions.find(({ slug }) => slug === listing.region_slug)?.name ?? listing.region_slug,
    city: listing.locality ?? "",
    office: listing.office,
    agent: listing.agent ?? "",
    status: STATUSES[listing.status],
    real_estate: REAL_ESTATE[listing.real_estate],
    financials_checked: listing.financials_checked ? FINANCIALS_CHECKED[listing.financials_checked] : "",
    listed_at: toDay(listing.listed_at),
    sold_at: listing.sold_at ? toDay(listing.sold_at) : "",
    closing_price: toText(toMajorValue("money", listing.closing_price, currency)),
  };
  return FIELDS.map((field) => {
    const text = special[field];
    if (text !== undefined) return text;
    const { type } = LISTING_FIELDS[field as ListingField];
    const value = listing[field as keyof ExportedListing];
    if (type === "flag") return value ? "Yes" : "No";
    const major = toText(toMajorValue(type, value, currency));
    return type === "percent" && major !== "" ? `${major}%` : major;
  });
}

function toText(value: unknown): string {
  return value === null || value === undefined ? "" : String(value);
}

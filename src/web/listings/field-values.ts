import { getFieldName, LISTING_FIELDS, type ListedField } from "#domain/listings/fields/listing-fields.ts";
import type { Listing } from "#domain/listings/listing-view.ts";
import { m } from "#messages/messages.js";
import type { Formats } from "../formats.ts";

/** Formats a field of a listing for a page; null means "not disclosed". */
export function formatField(listing: Listing, field: ListedField, formats: Formats): string | null {
  const { type, choices, flagLabels = { yes: m.yes, no: m.no } } = LISTING_FIELDS[field];
  if (field === "region_slug") return listing.location;
  if (type === "sector")
    return listing.subcategory
      ? m.list_pair({ first: listing.category, second: listing.subcategory })
      : listing.category;
  const value = listing[getFieldName(field) as keyof Listing];
  if (value === null) return null;
  if (type === "flag") return value ? flagLabels.yes() : flagLabels.no();
  if (type === "choice") return choices?.[String(value)]?.() ?? null;
  if (typeof value !== "number") return String(value);
  if (type === "money") return formats.money(value);
  if (type === "percent") return formats.percent(value / 100);
  return type === "count" ? formats.number(value) : String(value);
}

export function hasField({ kind }: Pick<Listing, "kind">, field: ListedField): boolean {
  const { only } = LISTING_FIELDS[field];
  return only === undefined || only === kind;
}

import {
  getFieldName,
  LISTING_FIELDS,
  type ListedField,
  listShownFields,
} from "#domain/listings/fields/listing-fields.ts";
import type { Listing } from "#domain/listings/listing-view.ts";
import { planWithCash } from "#domain/valuation/financing/plan-with-cash.ts";
import type { FinancingTerms } from "#editions/financing.ts";
import { m } from "#messages/messages.js";
import type { Formats } from "../formats.ts";
import { formatField, hasField } from "./field-values.ts";
import { getMultiple } from "./listing-cards.ts";

/** A listing with what follows from its price, its earnings and the edition's loan terms; null if unknown. */
export interface ComparedListing extends Listing {
  multiple: number | null;
  /** Earnings over a year's debt payments, with the required down payment. */
  cover: number | null;
  after_debt: number | null;
}

export interface ComparisonRow {
  label: string;
  /** In the order of the listings; null if it isn't disclosed. */
  values: (string | null)[];
  differs: boolean;
}

export function toComparedListing(listing: Listing, terms: FinancingTerms): ComparedListing {
  const { price, sellers_discretionary_earnings: sde, down_payment } = listing;
  const plan = listing.kind === "business" ? planWithCash({ price, sde, down_payment }, null, terms) : null;
  return {
    ...listing,
    multiple: getMultiple(listing),
    cover: plan?.cover ?? null,
    after_debt: plan?.after_debt ?? null,
  };
}

/** The rows of a comparison, without those that no listing has a value for. */
export function listComparisonRows(listings: ComparedListing[], formats: Formats): ComparisonRow[] {
  const createRow = (label: string, getValue: (listing: ComparedListing) => string | null): ComparisonRow => {
    const values = listings.map(getValue);
    return { label, values, differs: new Set(values).size > 1 };
  };
  const financing = [
    createRow(m.compare_multiple(), ({ multiple, real_estate }) => {
      if (real_estate === "included") return m.real_estate_included();
      return multiple === null ? null : m.card_times({ multiple: formats.decimal(multiple) });
    }),
    createRow(m.compare_cover(), ({ cover }) => (cover === null ? null : formats.exact(cover))),
    createRow(m.finance_after(), ({ after_debt }) =>
      after_debt === null ? null : formats.money(Math.round(after_debt)),
    ),
  ];
  const rows = listShownFields("compared").flatMap((field) => {
    const row = createRow(LISTING_FIELDS[field].label(), (listing) => formatCompared(listing, field, formats));
    return field === "sellers_discretionary_earnings" ? [row, ...financing] : [row];
  });
  return rows.filter(({ values }) => values.some((value) => value !== null));
}

function formatCompared(listing: Listing, field: ListedField, formats: Formats): string | null {
  // A flag that is shown only if it is set says nothing if it isn't.
  const isHidden = LISTING_FIELDS[field].shownIfSet && !listing[getFieldName(field) as keyof Listing];
  return hasField(listing, field) && !isHidden ? formatField(listing, field, formats) : null;
}

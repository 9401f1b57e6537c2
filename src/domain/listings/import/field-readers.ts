import type { Edition } from "#editions/edition.ts";
import type { ImportField } from "./header-names.ts";
import type { StoredListing } from "./import-queries.ts";
import { BadValue, quoted } from "./row-problem.ts";
import { amountReader, isUndisclosed } from "./values/amounts.ts";
import { readKind, readRealEstate, readStatus, readYesNo } from "./values/choices.ts";
import { readBasisPoints, readEmployees, readYear } from "./values/counts.ts";
import { dateReader } from "./values/dates.ts";
import { getParagraphs, lineOf } from "./values/plain-text.ts";

/** One cell's cleaned text to what it says of the listing; @throws BadValue. */
export type FieldReader = (text: string) => Partial<StoredListing>;

export const MAX_NAME_LENGTH = 160;
const MAX_DESCRIPTION_LENGTH = 10_000;
const MAX_NOTE_LENGTH = 1_000;
const MAX_LINE_LENGTH = 200;

/** How each field that a single column tells is read. The others (place, sector, office…) are read together. */
export function fieldReaders(edition: Edition, now: Date): Partial<Record<ImportField, FieldReader>> {
  const signed = amountReader(edition.currency, edition.format_locale);
  const amount = (text: string): number | null => {
    const value = signed(text);
    if (value !== null && value < 0)
      throw new BadValue(`${quoted(text)} is below zero: write the amount without a sign.`);
    return value;
  };
  const date = dateReader(edition.format_locale, now);
  const note = (text: string, max: number): string | null => (isUndisclosed(text) ? null : lineOf(text, max));
  return {
    name: (text) => ({ name: getName(text) }),
    description: (text) => ({ description: getParagraphs(text, MAX_DESCRIPTION_LENGTH) }),
    legal_name: (text) => ({ legal_name: note(text, MAX_LINE_LENGTH) }),
    street_address: (text) => ({ street_address: note(text, MAX_LINE_LENGTH) }),
    website: (text) => ({ website: note(text, MAX_LINE_LENGTH) }),
    lease_terms: (text) => ({ lease_terms: note(text, MAX_NOTE_LENGTH) }),
    reason_for_selling: (text) => ({ reason_for_selling: note(text, MAX_NOTE_LENGTH) }),
    // Nobody gives a business away: a price of 0 is an empty cell of some program's export.
    price: (text) => ({ price: amount(text) || null }),
    down_payment: (text) => ({ down_payment: amount(text) }),
    sellers_discretionary_earnings: (text) => ({ sellers_discretionary_earnings: signed(text) }),
    total_sales: (text) => ({ total_sales: amount(text) }),
    inventory: (text) => ({ inventory: amount(text) }),
    furniture_fixtures_equipment: (text) => ({ furniture_fixtures_equipment: amount(text) }),
    investment_min: (text) => ({ investment_min: amount(text) }),
    investment_max: (text) => ({ investment_max: amount(text) }),
    franchise_fee: (text) => ({ franchise_fee: amount(text) }),
    closing_price: (text) => ({ closing_price: amount(text) || null }),
    royalty_basis_points: (text) => ({ royalty_basis_points: readBasisPoints(text) }),
    employees: (text) => ({ employees: readEmployees(text) }),
    year_established: (text) => ({ year_established: readYear(text, now) }),
    franchisee_operation: (text) => ({ franchisee_operation: readYesNo(text) }),
    relocatable: (text) => ({ relocatable: readYesNo(text) }),
    lender_prequalified: (text) => ({ lender_prequalified: readYesNo(text) }),
    real_estate: (text) => ({ real_estate: readRealEstate(text, "included") }),
    real_estate_available: (text) => availablePremises(text),
    status: (text) => ifGiven("status", readStatus(text)),
    kind: (text) => ifGiven("kind", readKind(text)),
    listed_at: (text) => ifGiven("listed_at", date(text)),
    sold_at: (text) => ifGiven("sold_at", date(text)),
  };
}

function getName(text: string): string {
  const name = lineOf(text, MAX_NAME_LENGTH);
  if (!/[\p{Letter}\p{Number}]/u.test(name)) {
    throw new BadValue("The name is missing: write a headline that does not give the seller away.");
  }
  return name;
}

/** A second column on premises only adds to the first: "no" here leaves what that says. */
function availablePremises(text: string): Partial<StoredListing> {
  const real_estate = readRealEstate(text, "available");
  return real_estate === "none" ? {} : { real_estate };
}

/** A cell that says nothing leaves a known listing as it is. */
function ifGiven<Field extends keyof StoredListing>(
  field: Field,
  value: StoredListing[Field] | null,
): Partial<StoredListing> {
  return value === null ? {} : ({ [field]: value } as Partial<StoredListing>);
}

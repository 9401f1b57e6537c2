import type { FieldRow, FieldType } from "#domain/listings/fields/field-row.ts";
import { ALL_FIELDS, LISTING_FIELDS, type ListingField } from "#domain/listings/fields/listing-fields.ts";
import type { Edition } from "#editions/edition.ts";
import { isHttpsUrl } from "#lib/is-https-url.ts";
import { m } from "#messages/messages.js";
import type { ImportField } from "./header-names.ts";
import { findImportField } from "./headers.ts";
import type { StoredListing } from "./import-queries.ts";
import { createBadValue, shorten } from "./row-problem.ts";
import { createAmountReader, isUndisclosed, type Warn } from "./values/amounts.ts";
import { readKind, readRealEstate, readStatus, readYesNo } from "./values/choices.ts";
import { readBasisPoints, readEmployees, readYear } from "./values/counts.ts";
import { createDateReader, type ReadDate } from "./values/dates.ts";
import { readFinancialsChecked } from "./values/financials-checked.ts";
import { getParagraphs, toLine } from "./values/plain-text.ts";

/** Converts a cell's cleaned text to listing values. @throws BadValue */
export type FieldReader = (text: string, warn?: Warn) => Partial<StoredListing>;

/**
 * Creates the readers of the fields that come from a single column. Place, sector, office and agent come from several.
 */
export function createFieldReaders(edition: Edition, now: Date): Partial<Record<ImportField, FieldReader>> {
  const readAmount = createAmountReader(edition.currency, edition.format_locale);
  const readDate = createDateReader(edition.format_locale, now);
  const readers: Partial<
    Record<FieldType, (text: string, row: FieldRow, field: ListingField, warn?: Warn) => unknown>
  > = {
    text: readText,
    money: (text, row, field, warn) => {
      const value = readAmount(text, {
        ...(warn && { warn }),
        isYearly: row.isYearly ?? false,
        isOwnLabel: (label) => [undefined, field].includes(findImportField(label) as ListingField | undefined),
      });
      if (value !== null && value < 0 && !row.signed) {
        throw createBadValue(m.import_below_zero, { text: shorten(text) });
      }
      return value === 0 && row.zeroIsUndisclosed ? null : value;
    },
    count: (text, _row, _field, warn) => readEmployees(text, warn),
    year: (text, _row, _field, warn) => readYear(text, now, warn),
    percent: (text, _row, _field, warn) => readBasisPoints(text, warn),
    flag: readYesNo,
  };
  const fields = ALL_FIELDS.flatMap((field): [ListingField, FieldReader][] => {
    const row = LISTING_FIELDS[field];
    const read = readers[row.type];
    return read && row.headers ? [[field, (text, warn) => ({ [field]: read(text, row, field, warn) })]] : [];
  });
  return {
    ...Object.fromEntries(fields),
    real_estate: (text) => ({ real_estate: readRealEstate(text, "included") }),
    financials_checked: (text) => ({ financials_checked: readFinancialsChecked(text) }),
    real_estate_available: (text) => readAvailablePremises(text),
    status: (text) => readDatedStatus(text, readDate),
    kind: (text) => omitEmpty("kind", readKind(text)),
    listed_at: (text) => omitEmpty("listed_at", readDate(text)),
    sold_at: (text) => omitEmpty("sold_at", readDate(text)),
    closing_price: (text, warn) => ({
      closing_price: readers.money?.(text, LISTING_FIELDS.price, "price", warn) as number | null,
    }),
  };
}

function readText(text: string, { max = 0, required, control }: FieldRow, field: ListingField): string | null {
  if (field === "name") return readName(text, max);
  if (control === "paragraphs") return getParagraphs(text, max);
  if (!required && isUndisclosed(text)) return null;
  return control === "https" ? readHttpsUrl(toLine(text, max)) : toLine(text, max);
}

/** Reads a web address. "youtube.com/…" and "http://…" become https addresses. */
function readHttpsUrl(text: string): string {
  const url = text.replace(/^(?:http:\/\/|(?![a-z][a-z0-9+.-]*:))/i, "https://");
  if (!isHttpsUrl(url) || /\s/.test(url)) throw createBadValue(m.desk_url_wrong, {});
  return url;
}

function readName(text: string, max: number): string {
  const name = toLine(getParagraphs(text, max), max);
  // A headline without letters or digits counts as missing; it is then written from the row's other facts.
  if (!/[\p{Letter}\p{Number}]/u.test(name)) return "";
  if (/^[=@]/.test(name)) throw createBadValue(m.import_formula, { text: shorten(text) });
  return name;
}

/**
 * Reads the second of two columns about the premises. It can only add to the first: a "no" in it does not change the
 * first column's value.
 */
function readAvailablePremises(text: string): Partial<StoredListing> {
  const real_estate = readRealEstate(text, "available");
  return real_estate === "none" ? {} : { real_estate };
}

/** Matches a status with its date: "SOLD 03/14/2025". */
const DATED_STATUS = /^(\p{L}[\p{L} ]*?)[\s:,(–-]+(?:(?:on|since|as of) )?(\d[\d./-]{5,}\d)\)?$/iu;

/** Reads a status and, if it is followed by a date, the day of the sale. */
function readDatedStatus(text: string, readDate: ReadDate): Partial<StoredListing> {
  const [, words, date = ""] = DATED_STATUS.exec(text.trim()) ?? [];
  const status = readStatus(words ?? text);
  return { ...omitEmpty("status", status), ...(status === "sold" && omitEmpty("sold_at", readDate(date))) };
}

/** Leaves an existing listing's value unchanged if the cell is empty. */
function omitEmpty<Field extends keyof StoredListing>(
  field: Field,
  value: StoredListing[Field] | null,
): Partial<StoredListing> {
  return value === null ? {} : ({ [field]: value } as Partial<StoredListing>);
}

import type { YearlyFinancials } from "#db/tables/listings.ts";
import type { Context } from "#domain/context.ts";
import { CATEGORIES } from "#domain/listings/categories/categories.ts";
import { createFieldReaders, type FieldReader } from "#domain/listings/import/field-readers.ts";
import type { ImportField } from "#domain/listings/import/header-names.ts";
import { BadValue, createBadValue } from "#domain/listings/import/row-problem.ts";
import { createAmountReader } from "#domain/listings/import/values/amounts.ts";
import { readYear } from "#domain/listings/import/values/counts.ts";
import { BadPlace, createPlaceReader } from "#domain/listings/import/values/places.ts";
import { cleanCell } from "#domain/listings/import/values/plain-text.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { type FieldErrors, Invalid } from "#lib/errors.ts";
import { toMinor } from "#lib/money.ts";
import { getOwnValue } from "#lib/own-value.ts";
import { m } from "#messages/messages.js";
import {
  getFieldName,
  LISTING_FIELDS,
  type ListingField,
  type ListingValues,
  listFieldsOfType,
} from "../fields/listing-fields.ts";
import type { TypedAmount, TypedFields } from "../fields/typed-fields.ts";
import type { YearlyAmount } from "../fields/yearly-amounts.ts";

const PLACE = ["state_slug", "county", "locality", "postal_code"] as const;

/** Max amount in major units that stays exact in minor units. */
const MAX_AMOUNT = 9e12;

type Reading = Pick<Context, "edition" | "gazetteer" | "clock" | "locale">;

/**
 * Merges the typed fields into the previous values.
 *
 * @throws Invalid naming each field that can't be parsed; nothing is stored.
 */
export function readFields(reading: Reading, typed: TypedFields, before: ListingValues): ListingValues {
  const fields = new FieldReading(reading, typed, before);
  fields.readTexts();
  fields.readFinancials();
  fields.readSector();
  fields.readPlace();
  fields.readYears();
  return fields.getResult();
}

class FieldReading {
  readonly #reading: Reading;
  readonly #typed: TypedFields;
  readonly #values: ListingValues;
  readonly #errors: FieldErrors = {};
  readonly #readers: Partial<Record<ImportField, FieldReader>>;

  constructor(reading: Reading, typed: TypedFields, before: ListingValues) {
    this.#reading = reading;
    this.#typed = typed;
    this.#values = { ...before };
    this.#readers = createFieldReaders(reading.edition, reading.clock());
  }

  readTexts(): void {
    for (const field of listFieldsOfType("text")) {
      const text = this.#typed[field];
      if (text === undefined) continue;
      // A draft may lack a headline; publishing requires one.
      if (field === "name" && !text?.trim()) this.#values.name = "";
      else this.#attempt(field, () => this.#readCell(field, text ?? ""));
    }
    for (const field of listFieldsOfType("choice", "flag", "owner")) {
      const value = this.#typed[field];
      if (value !== undefined) Object.assign(this.#values, { [field]: value });
    }
  }

  readFinancials(): void {
    for (const field of listFieldsOfType("money")) {
      const value = this.#typed[field];
      if (value === undefined) continue;
      this.#attempt(field, () => {
        if (typeof value !== "number") return this.#readCell(field, value ?? "");
        if (value < 0 && !LISTING_FIELDS[field].signed) throw createBadValue(m.desk_below_zero, {});
        if (Math.abs(value) > MAX_AMOUNT) throw createBadValue(m.field_invalid, {});
        this.#values[field] = toMinor(value, this.#reading.edition.currency);
      });
    }
    for (const field of listFieldsOfType("count", "year", "percent")) {
      const name = getFieldName(field) as keyof TypedFields;
      const value = this.#typed[name] as TypedAmount | undefined;
      if (value === undefined) continue;
      // "0.5" typed at the desk is half a percent; a spreadsheet's 0.065 is a fraction.
      const suffix = LISTING_FIELDS[field].type === "percent" ? "$1%" : "$1";
      this.#attempt(name, () => this.#readCell(field, toText(value).replace(/^([\d.,]+)$/, suffix)));
    }
    const { investment_min, investment_max } = this.#values;
    if (investment_min !== null && investment_max !== null && investment_min > investment_max)
      this.#addError("investment_min", this.#getMessage(m.investment_order));
  }

  #readCell(field: ListingField & ImportField, text: string): void {
    Object.assign(this.#values, this.#readers[field]?.(cleanCell(text)));
  }

  readSector(): void {
    const { category_slug, subcategory_slug } = this.#typed;
    const category = category_slug === undefined ? this.#values.category_slug : (category_slug ?? "");
    let subcategory = subcategory_slug === undefined ? this.#values.subcategory_slug : subcategory_slug || null;
    const found = CATEGORIES.find(({ slug }) => slug === category);
    if (!found) {
      this.#addError("category_slug", this.#getMessage(m.desk_choose_category));
      return;
    }
    if (subcategory !== null && !found.subcategories.some(({ slug }) => slug === subcategory)) {
      if (subcategory_slug) this.#addError("subcategory_slug", this.#getMessage(m.desk_choose_subcategory));
      subcategory = null;
    }
    Object.assign(this.#values, { category_slug: category, subcategory_slug: subcategory });
  }

  readPlace(): void {
    const { region_slug, county, locality, postal_code } = this.#values;
    const known: Record<(typeof PLACE)[number], string | null> = {
      state_slug: region_slug,
      county,
      locality,
      postal_code,
    };
    if (PLACE.every((field) => this.#typed[field] === undefined)) return;
    const [state = "", countyName = "", city = "", postal = ""] = PLACE.map((field) => {
      let text = "";
      this.#attempt(field, () => {
        text = cleanCell((this.#typed[field] === undefined ? known[field] : this.#typed[field]) ?? "");
      });
      return text;
    });
    if (PLACE.some((field) => this.#errors[field])) return;
    if (state === "") {
      this.#addError("state_slug", this.#getMessage(m.desk_choose_state));
      return;
    }
    for (const [field, text] of Object.entries({ county: countyName, locality: city, postal_code: postal }))
      if (text.length > 120)
        this.#addError(field, m.field_too_long({ limit: 120 }, getMessageOptions(this.#reading.locale)));
    try {
      const read = createPlaceReader(this.#reading.edition, this.#reading.gazetteer);
      const place = read({ state, location: "", county: countyName, city, postal_code: postal });
      if (countyName && !place.county && countyName !== county)
        this.#addError("county", this.#getMessage(m.desk_unknown_county));
      // Otherwise an unknown county would be stored as the town.
      Object.assign(this.#values, place, { locality: city ? place.locality : null });
    } catch (error) {
      if (!(error instanceof BadValue)) throw error;
      const field = error instanceof BadPlace ? getOwnValue(PLACE_NAMES, error.field) : "state_slug";
      this.#addError(field ?? "state_slug", this.#translate(error));
    }
  }

  readYears(): void {
    const rows = this.#typed.yearly_financials;
    if (rows === undefined) return;
    const years: YearlyFinancials[] = [];
    rows.forEach((row, position) => {
      // Years without amounts are skipped: the form shows empty rows for the years that lenders ask for.
      const { year: _, ...amounts } = row;
      if (Object.values(amounts).every((value) => String(value ?? "").trim() === "")) return;
      const toFieldName = (field: string) => `yearly_financials.${position}.${field}`;
      const readAmount = (field: YearlyAmount): number | null => {
        let read: number | null = null;
        this.#attempt(toFieldName(field), () => {
          read = this.#toMinorAmount(row[field]);
        });
        return read;
      };
      this.#attempt(toFieldName("year"), () => {
        const year = readYear(toText(row.year ?? null), this.#reading.clock());
        if (year === null) throw createBadValue(m.desk_year_missing, {});
        if (years.some((other) => other.year === year)) throw createBadValue(m.desk_year_duplicate, {});
        years.push({
          year,
          revenue: readAmount("revenue"),
          cost_of_goods: readAmount("cost_of_goods"),
          expenses: readAmount("expenses"),
          sde: readAmount("sde"),
        });
      });
    });
    this.#values.yearly_financials = years.sort((a, b) => a.year - b.year);
  }

  getResult(): ListingValues {
    if (Object.keys(this.#errors).length > 0) throw new Invalid(this.#getMessage(m.field_check_marked), this.#errors);
    return this.#values;
  }

  #toMinorAmount(value: TypedAmount): number | null {
    const { currency, format_locale } = this.#reading.edition;
    if (typeof value !== "number") return createAmountReader(currency, format_locale)(cleanCell(value ?? ""));
    if (Math.abs(value) > MAX_AMOUNT) throw createBadValue(m.field_invalid, {});
    return toMinor(value, currency);
  }

  #attempt(field: string, read: () => void): void {
    try {
      read();
    } catch (error) {
      if (!(error instanceof BadValue)) throw error;
      this.#addError(field, this.#translate(error));
    }
  }

  #addError(field: string, reason: string): void {
    this.#errors[field] ??= [reason];
  }

  #translate({ remark }: BadValue): string {
    return remark.translate(getMessageOptions(this.#reading.locale));
  }

  #getMessage(message: typeof m.field_invalid): string {
    return message({}, getMessageOptions(this.#reading.locale));
  }
}

const PLACE_NAMES: Record<string, string> = {
  state: "state_slug",
  county: "county",
  city: "locality",
  postal_code: "postal_code",
};

function toText(value: TypedAmount): string {
  return value == null ? "" : cleanCell(String(value));
}

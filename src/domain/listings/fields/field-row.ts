import type { Selectable } from "kysely";
import type { ListingConfidentialTable, ListingTable, YearlyFinancials } from "#db/tables/listings.ts";
import type { ListingKind } from "../listing.ts";

/**
 * The field types that fit each type of column. The type determines how a field is stored, typed, imported and shown.
 */
interface TypesByColumn {
  /** Fields of type `place` are read together, and so are those of type `sector`. */
  text: "text" | "choice" | "place" | "sector";
  /** `percent` is stored in hundredths of a percent; `owner` is the id of an office or agent. */
  number: "money" | "count" | "year" | "percent" | "coordinate" | "owner";
  flag: "flag";
  years: "years";
}

export type FieldType = TypesByColumn[keyof TypesByColumn];

/** Sections of the desk's form, in its order. */
export type FieldSection = "public" | "financials" | "terms" | "confidential" | "owner";

/** One field of a listing. Everything that lists fields is derived from these rows. */
export interface FieldRow {
  type: FieldType;
  label: () => string;
  section: FieldSection;
  /** A hint in the desk's form. */
  hint?: () => string;
  /** Must have a value before the listing is published. */
  required?: true;
  /** The kind of listing that has the field; both if omitted. */
  only?: ListingKind;
  /** The field's name in API requests and responses, if not the column's. */
  name?: string;
  /** The public API omits the field or shows it in another form, such as the office's name. */
  unlisted?: true;
  /** Max characters of a text. */
  max?: number;
  /** A text's control: several lines, or a web address, which must be a complete one if it is `https`. */
  control?: "paragraphs" | "note" | "url" | "https";
  /** An amount that may be below zero. */
  signed?: true;
  /** A zero in a spreadsheet means that the amount is not disclosed. */
  zeroIsUndisclosed?: true;
  /** The label of each value of a choice; the first is the default. */
  choices?: Record<string, () => string>;
  /** The label of a choice without a value; if omitted, a choice always has one. */
  emptyChoice?: () => string;
  /** The labels of a flag's values, if "Yes" and "No" don't answer the field's label in every language. */
  flagLabels?: { yes: () => string; no: () => string };
  /** Spreadsheet headers that the import recognizes, separated by " | ", the preferred one first. */
  headers?: string;
  /** The import's name for the column, if not the column's. */
  importAs?: string;
  /** The values that the import accepts, for its documentation. */
  importNote?: string;
  /** A flag or text that pages show only if it is set; if it is not, the broker may simply have left it out. */
  shownIfSet?: true;
  /** The amount is for a year. */
  isYearly?: true;
  /**
   * The field's position among the main figures on the listing page, among its other facts, and among the rows of a
   * comparison.
   */
  figure?: number;
  fact?: number;
  compared?: number;
}

type ColumnType<Value> = [NonNullable<Value>] extends [boolean]
  ? TypesByColumn["flag"]
  : [NonNullable<Value>] extends [number]
    ? TypesByColumn["number"]
    : [NonNullable<Value>] extends [string]
      ? TypesByColumn["text"]
      : TypesByColumn["years"];

/** Columns of the public table that no form edits. */
export type SystemColumn =
  | "number"
  | "slug"
  | "import_key"
  | "status"
  | "currency"
  | "thropro"
  | "price_before"
  | "listed_at"
  | "updated_at"
  | "confirmed_at"
  | "reminders_from"
  | "sold_at"
  | "closing_price"
  | "closing_terms"
  | "version";

type PublicColumns = Omit<Selectable<ListingTable>, SystemColumn>;
type ConfidentialColumns = Omit<Selectable<ListingConfidentialTable>, "listing_number" | "yearly_financials"> & {
  yearly_financials: YearlyFinancials[];
};

/** A row for every column, of a type that fits it. */
export type PublicRows = { [Column in keyof PublicColumns]: FieldRow & { type: ColumnType<PublicColumns[Column]> } };
export type ConfidentialRows = {
  [Column in keyof ConfidentialColumns]: FieldRow & { type: ColumnType<ConfidentialColumns[Column]> };
};

/** Values as stored: amounts in minor units, null means "not disclosed". */
export type PublicValues = PublicColumns;
export type ConfidentialValues = ConfidentialColumns;

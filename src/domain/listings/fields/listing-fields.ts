import { CONFIDENTIAL_FIELDS } from "./confidential-fields.ts";
import type { ConfidentialValues, FieldRow, FieldType, PublicValues } from "./field-row.ts";
import { PUBLIC_FIELDS } from "./public-fields.ts";

export type PublicField = keyof PublicValues;
export type ConfidentialField = keyof ConfidentialValues;
/** A field by the name of its column. */
export type ListingField = PublicField | ConfidentialField;

/** All fields of a listing that a broker edits. */
export type ListingValues = PublicValues & ConfidentialValues;

const ROWS = { ...PUBLIC_FIELDS, ...CONFIDENTIAL_FIELDS };
type Rows = typeof ROWS;

/** The rows of all fields, with one type. */
export const LISTING_FIELDS: Readonly<Record<ListingField, FieldRow>> = ROWS;

/** The fields of some types. */
export type FieldOfType<Type extends FieldType> = {
  [Field in ListingField]: Rows[Field]["type"] extends Type ? Field : never;
}[ListingField];

/** A field's name in API requests and responses. */
export type FieldName<Field extends ListingField> = Rows[Field] extends { name: infer Name extends string }
  ? Name
  : Field;

/** Fields that the public APIs show under their own names. */
export type ListedField = {
  [Field in PublicField]: Rows[Field] extends { unlisted: true } ? never : Field;
}[PublicField];

/** The name of a spreadsheet column that fills a field. */
export type ImportName = {
  [Field in ListingField]: Rows[Field] extends { headers: string }
    ? Rows[Field] extends { importAs: infer Name extends string }
      ? Name
      : Field
    : never;
}[ListingField];

/** Fields that the import writes. Coordinates follow from the place. */
export type ImportedField =
  | FieldOfType<"coordinate">
  | { [Field in ListingField]: Rows[Field] extends { headers: string } ? Field : never }[ListingField];

export type ChoiceValue<Field extends FieldOfType<"choice">> = keyof Rows[Field]["choices"] & string;

/** The choices that may be without a value. */
export type OptionalChoice = {
  [Field in FieldOfType<"choice">]: Rows[Field] extends { emptyChoice: unknown } ? Field : never;
}[FieldOfType<"choice">];

export const ALL_FIELDS = Object.keys(ROWS) as ListingField[];
export const LISTED_FIELDS = (Object.keys(PUBLIC_FIELDS) as PublicField[]).filter(
  (field): field is ListedField => !LISTING_FIELDS[field].unlisted,
);

export const IMPORTED_FIELDS = ALL_FIELDS.filter(
  (field): field is ImportedField =>
    LISTING_FIELDS[field].headers !== undefined || LISTING_FIELDS[field].type === "coordinate",
);

export function listFieldsOfType<Type extends FieldType>(...types: Type[]): FieldOfType<Type>[] {
  return ALL_FIELDS.filter((field): field is FieldOfType<Type> =>
    types.some((type) => LISTING_FIELDS[field].type === type),
  );
}

export function getFieldName(field: ListingField): string {
  return LISTING_FIELDS[field].name ?? field;
}

/** Lists the fields that have a position in one of the listing page's lists, in that order. */
export function listShownFields(list: "figure" | "fact" | "compared"): ListedField[] {
  return LISTED_FIELDS.filter((field) => LISTING_FIELDS[field][list] !== undefined).sort(
    (a, b) => (LISTING_FIELDS[a][list] ?? 0) - (LISTING_FIELDS[b][list] ?? 0),
  );
}

import type { ImportField } from "./header-names.ts";
import type { StoredListing } from "./import-queries.ts";

/** Columns that only a list of franchises has. */
const FRANCHISE_FIELDS = ["brand", "franchise_fee", "investment_min", "cash_required"] as const satisfies ImportField[];

/**
 * Makes a row a franchise if its file has no kinds and it names a brand or what opening one costs. A unit that already
 * earns money is a business for sale. A franchise without a headline is shown by its brand.
 */
export function completeFranchise(values: Partial<StoredListing>, columns: ReadonlySet<ImportField>): void {
  const { sellers_discretionary_earnings, total_sales } = values;
  const isUnit = Boolean(sellers_discretionary_earnings || total_sales);
  if (!columns.has("kind") && !isUnit && FRANCHISE_FIELDS.some((field) => values[field])) values.kind = "franchise";
  if (values.kind === "franchise" && !values.name && values.brand) values.name = values.brand;
}

/** Returns whether a file lists franchises, by its columns. */
export const isListOfFranchises = (columns: ReadonlySet<ImportField>): boolean =>
  FRANCHISE_FIELDS.some((field) => columns.has(field));

import type { TableRecord } from "#domain/imports/table-files/table.ts";
import type { Identity } from "./identity.ts";
import type { StoredListing } from "./import-queries.ts";
import type { RowProblem, RowWarning } from "./row-problem.ts";

/** A row that was read successfully. */
export interface ListingRow {
  line: number;
  cells: readonly string[];
  identity: Identity;
  /** The row's values; fields without a value are absent. */
  values: Partial<StoredListing> & Pick<StoredListing, "name" | "category_slug" | "region_slug">;
  /** The office named in the row. */
  named_office_id: number | null;
  /** The office that a new listing is assigned to. */
  new_office_id: number;
  /** Whether the public text identifies the seller by more than the town. */
  identifies_seller: boolean;
  warnings: RowWarning[];
}

export type ReadRow = (record: TableRecord) => { row: ListingRow } | { problem: RowProblem };

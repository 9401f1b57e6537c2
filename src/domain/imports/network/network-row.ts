import type { Remark } from "#domain/imports/table-files/remark.ts";
import { BadValue } from "#domain/listings/import/row-problem.ts";
import type { NetworkField } from "./header-names.ts";

/** A row's non-empty cells, by field. */
export type RowTexts = ReadonlyMap<NetworkField, string>;

/** A cell of a known column that cannot be read. */
export class BadField extends BadValue {
  readonly field: NetworkField;

  constructor(field: NetworkField, remark: Remark) {
    super(remark);
    this.field = field;
  }
}

/**
 * Reserves a record for a row, before it is changed or right after it was created.
 *
 * @throws BadValue if an earlier row has it
 */
export type Claim = (id: SavedRow["id"]) => Promise<void>;

export interface SavedRow {
  id: number | string;
  change: "created" | "updated" | "unchanged";
  /** Values that were left out. */
  leftOut?: BadField[];
}

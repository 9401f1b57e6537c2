import type { NetworkField } from "./header-names.ts";

/** A row's non-empty cells, by field. */
export type RowTexts = ReadonlyMap<NetworkField, string>;

export interface SavedRow {
  id: number;
  change: "created" | "updated" | "unchanged";
}

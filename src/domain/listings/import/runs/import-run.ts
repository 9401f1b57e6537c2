import type { ImportRunTable } from "#db/tables/imports.ts";

/** The choices made at the desk for an uploaded file. */
export interface ImportSettings {
  /** What the rows are; detected if absent. */
  kind?: string;
  /** The field of each column by its key; null to leave a column out. */
  columns?: Record<string, string | null>;
  category?: string;
  encoding?: string;
  publish?: boolean;
}

export type ImportState = ImportRunTable["state"];

/** A running import that has written no row for this long was interrupted, for example by a restart. */
export const INTERRUPTED_AFTER_MS = 120_000;

/** A listing that undoing a run left unchanged, and why. */
export interface LeftListing {
  number: number;
  name: string;
  reason: "edited" | "in_use";
}

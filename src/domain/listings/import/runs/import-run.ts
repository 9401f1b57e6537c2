import type { ImportRunTable } from "#db/tables/imports.ts";

/** What the desk chose for an uploaded file. */
export interface ImportSettings {
  /** The field of each column by its key; null to leave a column out. */
  columns?: Record<string, string | null>;
  category?: string;
  encoding?: string;
  publish?: boolean;
}

export type ImportState = ImportRunTable["state"];

/** Without a written row for so long, a running import has been interrupted, such as by a restart. */
export const INTERRUPTED_AFTER_MS = 120_000;

/** A listing that undoing a run left as it is, and why. */
export interface LeftListing {
  number: number;
  name: string;
  reason: "edited" | "in_use";
}

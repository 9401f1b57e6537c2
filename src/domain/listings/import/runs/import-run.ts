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

/** Returns whether an import was interrupted, so that it only has what it wrote until then. */
export function isInterrupted({ state, updated_at }: Pick<ImportRunTable, "state" | "updated_at">, now: Date): boolean {
  return state === "running" && now.getTime() - updated_at.getTime() > INTERRUPTED_AFTER_MS;
}

/** A record that undoing a run left unchanged, and why. */
export interface LeftRecord {
  /** The listing's number; null for other records. */
  number: number | null;
  name: string;
  reason: "edited" | "in_use" | "not_possible";
  /** The reason in the reader's language, as the end of a sentence. */
  text: string;
}

/** What undoing a run did, or would do. */
export interface RevertedRun {
  deleted: number;
  restored: number;
  left: LeftRecord[];
}

import type { Generated, JSONColumnType } from "kysely";

export const IMPORT_KINDS = ["listings", "offices", "agents", "leads", "redirects"] as const;

/** What kind of record each row of a file is. */
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** An import of a file. */
export interface ImportRunTable {
  id: Generated<number>;
  state: "uploaded" | "running" | "done" | "failed" | "reverted";
  file_name: string;
  /** The uploaded file, until it has been imported; null for a file on the server's disk. */
  file_key: string | null;
  /** The settings chosen at the desk for this file. */
  settings: JSONColumnType<object, string, string>;
  /** Null for the command and for a deleted account. */
  account_id: number | null;
  /** The office whose listings alone the run may change; null for all. */
  office_id: number | null;
  created_at: Date;
  /** The last time that rows were written. */
  updated_at: Date;
  /** The number of rows in the file, once known. */
  total: number | null;
  counts: JSONColumnType<Record<string, number>, string, string>;
  /** Why a failed run failed. */
  problem: string | null;
  /** The rejected rows and those with warnings, as CSV. */
  report: string | null;
  /** What kind of record each row of the file is. */
  kind: Generated<ImportKind>;
  /** What the import found, one entry per kind of finding. */
  findings: JSONColumnType<ImportFinding[], string | undefined, string>;
}

/** Something that an import found in one or many rows. */
export interface ImportFinding {
  result: "rejected" | "imported";
  column: string | null;
  /** The message about the first of these rows. */
  text: string;
  /** How many rows have this finding, and the line numbers of the first ones. */
  rows: number;
  lines: number[];
}

/** A listing that a run created or updated. */
export interface ImportChangeTable {
  run_id: number;
  listing_number: number;
  change: "created" | "updated";
  /** The imported columns before the update; null for a created listing. */
  before: JSONColumnType<Record<string, unknown>> | null;
  /** The listing's version after the run. A later edit increases it. */
  version: number;
}

/** An office, agent, inquiry or redirect that a run created or updated. */
export interface ImportRecordTable {
  run_id: number;
  /** The id, or the source of a redirect. */
  record_id: string;
  /** Empty for an inquiry. */
  name: string;
  change: "created" | "updated";
  /** The record's importable fields before and after the import; null for a created record. */
  before: JSONColumnType<Record<string, unknown>> | null;
  after: JSONColumnType<Record<string, unknown>>;
  /** The transfers of the agent's listings and leads that the row caused, in their order. */
  transfer_ids: Generated<number[]>;
}

/** The meaning of a column name in an office's files; null if the column is ignored. */
export interface ImportColumnTable {
  office_id: number;
  header_key: string;
  field: string | null;
}

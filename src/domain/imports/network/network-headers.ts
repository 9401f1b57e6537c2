import { COLUMNS, REPORT_HEADERS } from "#domain/listings/import/header-names.ts";
import { readColumnNames, toHeaderKey } from "#domain/listings/import/headers.ts";
import { AGENT_HEADERS, LEAD_HEADERS, type NetworkField, OFFICE_HEADERS, REDIRECT_HEADERS } from "./header-names.ts";

/** What a file may have other than listings; the most recognizable first. */
export const RECORD_KINDS = ["redirects", "leads", "agents", "offices"] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

type Names = Partial<Record<NetworkField, readonly string[]>>;

export const RECORD_HEADERS: Record<RecordKind, Names> = {
  redirects: REDIRECT_HEADERS,
  leads: LEAD_HEADERS,
  agents: AGENT_HEADERS,
  offices: OFFICE_HEADERS,
};

/** The columns that a file of each kind needs: one from each list. */
const REQUIRED: Record<RecordKind, readonly (readonly NetworkField[])[]> = {
  redirects: [["source"], ["target"]],
  leads: [["name"], ["email"], ["message", "received_at"]],
  agents: [["name"], ["email"], ["office_id"]],
  offices: [["name"], ["email"], ["postal_code", "locality"]],
};

/** What an office says that columns of a kind mean, by `toHeaderKey`; null for a column to leave out. */
export type RecordMeanings = ReadonlyMap<string, NetworkField | null>;

/** Which field each column of a file contains. */
export interface NetworkHeader {
  kind: RecordKind;
  /** The headers as spelled in the file. */
  names: string[];
  /** By column; null if the column is not read. */
  fields: (NetworkField | null)[];
  /** Headers that are not read. */
  ignored: string[];
  /** The lists from which the file needs a column but has none. */
  missing: (readonly NetworkField[])[];
}

const REPORT_KEYS = new Set<string>(REPORT_HEADERS.map(toHeaderKey));
const listKeys = (...fields: ("category" | "subcategory" | "price")[]): Set<string> =>
  new Set(fields.flatMap((field) => COLUMNS.get(field)?.names ?? []).map(toHeaderKey));
const LISTING_KEYS = listKeys("category", "subcategory", "price");

/** Reads the header row of a file of offices, agents, leads or redirects; null for any other file, such as listings. */
export function readNetworkHeader(cells: readonly string[]): NetworkHeader | null {
  const names = readColumnNames(cells);
  if (names.some((name) => LISTING_KEYS.has(toHeaderKey(name)))) return null;
  const headers = RECORD_KINDS.map((kind) => readRecordHeader(cells, kind));
  return headers.find(({ missing }) => missing.length === 0) ?? null;
}

/** Reads the header row of a file of a known kind. */
export function readRecordHeader(
  cells: readonly string[],
  kind: RecordKind,
  meanings: RecordMeanings = new Map(),
): NetworkHeader {
  const names = readColumnNames(cells);
  const fields = matchFields(names, RECORD_HEADERS[kind], meanings);
  const ignored = names.filter((name, at) => name !== "" && fields[at] === null && !REPORT_KEYS.has(toHeaderKey(name)));
  const missing = REQUIRED[kind].filter((wanted) => !wanted.some((field) => fields.includes(field)));
  return { kind, names, fields, ignored, missing };
}

const NETWORK_KEYS = new Set<string>(
  Object.values(RECORD_HEADERS).flatMap((table) => Object.values(table).flat().map(toHeaderKey)),
);

/** Returns whether a file of records may have a column of this name. */
export function isNetworkHeader(name: string): boolean {
  return NETWORK_KEYS.has(toHeaderKey(name));
}

type Fields = (NetworkField | null)[];

function matchFields(names: readonly string[], table: Names, meanings: RecordMeanings): Fields {
  const keys = names.map(toHeaderKey);
  const fields: Fields = keys.map((key) => meanings.get(key) ?? null);
  for (const [field, spellings] of Object.entries(table)) {
    if (fields.includes(field as NetworkField)) continue;
    const free = spellings.map((name) =>
      keys.findIndex((key, at) => key === toHeaderKey(name) && fields[at] === null && !meanings.has(key)),
    );
    const column = free.find((at) => at >= 0);
    if (column !== undefined) fields[column] = field as NetworkField;
  }
  return fields;
}

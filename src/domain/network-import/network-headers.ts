import { COLUMNS, REPORT_HEADERS } from "../listings/import/header-names.ts";
import { readColumnNames, toHeaderKey } from "../listings/import/headers.ts";
import { AGENT_HEADERS, type NetworkField, OFFICE_HEADERS } from "./header-names.ts";

export type NetworkFileKind = "offices" | "agents";

/** Which field each column of an offices or agents file contains. */
export interface NetworkHeader {
  kind: NetworkFileKind;
  /** The headers as spelled in the file. */
  names: string[];
  /** By column; null if the column is not read. */
  fields: (NetworkField | null)[];
  /** Headers that are not read. */
  ignored: string[];
}

const REPORT_KEYS = new Set<string>(REPORT_HEADERS.map(toHeaderKey));
const CATEGORY_KEYS = new Set<string>(
  (["category", "subcategory"] as const).flatMap((field) => COLUMNS.get(field)?.names ?? []).map(toHeaderKey),
);

/** Reads the header row of an offices or agents file; null for any other file, such as listings. */
export function readNetworkHeader(cells: readonly string[]): NetworkHeader | null {
  const names = readColumnNames(cells);
  if (names.some((name) => CATEGORY_KEYS.has(toHeaderKey(name)))) return null;
  const agents = matchFields(names, AGENT_HEADERS);
  if (hasFields(agents, "name", "email", "office_id")) return toHeader("agents", names, agents);
  const offices = matchFields(names, OFFICE_HEADERS);
  const hasPlace = hasFields(offices, "postal_code") || hasFields(offices, "locality");
  if (hasFields(offices, "name", "email") && hasPlace) return toHeader("offices", names, offices);
  return null;
}

const NETWORK_KEYS = new Set<string>(
  [OFFICE_HEADERS, AGENT_HEADERS].flatMap((table) => Object.values(table).flat().map(toHeaderKey)),
);

/** Returns whether a file of offices or agents may have a column of this name. */
export function isNetworkHeader(name: string): boolean {
  return NETWORK_KEYS.has(toHeaderKey(name));
}

type Fields = (NetworkField | null)[];

function matchFields(names: readonly string[], table: Partial<Record<NetworkField, readonly string[]>>): Fields {
  const keys = names.map(toHeaderKey);
  const fields: Fields = names.map(() => null);
  for (const [field, spellings] of Object.entries(table)) {
    const free = spellings.map((name) => keys.findIndex((key, at) => key === toHeaderKey(name) && fields[at] === null));
    const column = free.find((at) => at >= 0);
    if (column !== undefined) fields[column] = field as NetworkField;
  }
  return fields;
}

const hasFields = (fields: Fields, ...wanted: NetworkField[]): boolean =>
  wanted.every((field) => fields.includes(field));

function toHeader(kind: NetworkFileKind, names: string[], fields: Fields): NetworkHeader {
  const ignored = names.filter((name, at) => name !== "" && fields[at] === null && !REPORT_KEYS.has(toHeaderKey(name)));
  return { kind, names, fields, ignored };
}

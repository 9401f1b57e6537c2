import type { Remark } from "#domain/imports/table-files/remark.ts";
import { createUnreadableError, UnreadableFile } from "#domain/imports/table-files/table.ts";
import { m } from "#messages/messages.js";
import { isListOfFranchises } from "./franchises.ts";
import { COLUMNS, type ImportField, REPORT_HEADERS } from "./header-names.ts";
import { TRANSLATED_HEADERS } from "./translated-headers.ts";

/** Which field each column of a file contains. */
export interface Header {
  /** The headers as spelled in the file, without unnamed columns at the end. */
  names: string[];
  /** Number of cells in the header row, including unnamed ones at its end. */
  width: number;
  /** By column; null if the column is not read. */
  fields: (ImportField | null)[];
  has: ReadonlySet<ImportField>;
  /** Further columns of a field, by field, which are read where the first one's cell is empty. */
  spare: ReadonlyMap<ImportField, readonly number[]>;
  /** Headers that are not read, as spelled in the file. */
  ignored: string[];
}

/** A file with more columns than this is not a list of listings. */
const MAX_COLUMNS = 1_000;

/** A longer text in the header row names no column. */
const MAX_NAME_LENGTH = 500;

/** Normalizes a header: no case, spaces or punctuation; "#" and "&" become words. */
export function toHeaderKey(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll("#", "number")
    .replaceAll("&", "and")
    .replace(/[^\p{Letter}\p{Number}]/gu, "");
}

/** Names in other languages come after the English ones, which win where they are spelled alike. */
const TRANSLATED = Object.entries(TRANSLATED_HEADERS).map(
  ([field, names]) => [field as ImportField, names.split(" | ")] as const,
);
const FIELD_OF = new Map(
  [...TRANSLATED, ...[...COLUMNS].map(([field, { names }]) => [field, names] as const)].flatMap(([field, names], at) =>
    names.map((name, priority) => {
      const later = at < TRANSLATED.length ? MAX_COLUMNS : 0;
      return [toHeaderKey(name), { field, priority: priority + later }] as const;
    }),
  ),
);
const REPORT_KEYS = new Set(REPORT_HEADERS.map(toHeaderKey));

/** Returns the names in a header row, without the empty cells at its end. */
export function readColumnNames(cells: readonly string[]): string[] {
  const names = cells.map((cell) =>
    cell
      .toWellFormed()
      .replaceAll("\0", "")
      .replace(/^\uFEFF/, "")
      .replace(/\s+/g, " ")
      .trim(),
  );
  return names.slice(0, names.findLastIndex((name) => name !== "") + 1);
}

/**
 * Reads the header row. If two columns mean the same field, the preferred name wins (see `COLUMNS`); between equal
 * names, the first.
 *
 * @throws Invalid when required columns are missing.
 */
export function readHeader(cells: readonly string[], meanings?: Meanings): Header {
  const header = mapHeader(cells, meanings);
  requireFields(header);
  return header;
}

/** The fields that an office has assigned to columns, by `toHeaderKey`; null for a column to ignore. */
export type Meanings = ReadonlyMap<string, ImportField | null>;

/** Finds the field of each column: the one assigned by the office, otherwise the one its name stands for. */
export function mapHeader(cells: readonly string[], known: Meanings = new Map()): Header {
  const names = readColumnNames(cells);
  if (names.length > MAX_COLUMNS) {
    throw createUnreadableError(m.import_too_many_columns, { count: names.length, max: MAX_COLUMNS });
  }
  const meanings = names.map((name) => {
    const field = known.get(toHeaderKey(name));
    return field === undefined
      ? getMeaning(name)
      : (field && { field, priority: Number.NEGATIVE_INFINITY }) || undefined;
  });
  const chosen = new Map<ImportField, number>();
  meanings.forEach((meaning, column) => {
    if (!meaning) return;
    const rival = chosen.get(meaning.field);
    if (rival === undefined || (meanings[rival]?.priority ?? 0) > meaning.priority) chosen.set(meaning.field, column);
  });
  const fields = names.map((_, column) => {
    const field = meanings[column]?.field;
    return field && chosen.get(field) === column ? field : null;
  });
  const spare = new Map<ImportField, number[]>();
  meanings.forEach((meaning, column) => {
    if (!meaning || fields[column] || NOT_SPARE.has(meaning.field)) return;
    spare.set(meaning.field, [...(spare.get(meaning.field) ?? []), column]);
  });
  const used = new Set([...spare.values()].flat());
  const ignored = names.filter(
    (name, at) => name !== "" && fields[at] === null && !used.has(at) && !REPORT_KEYS.has(toHeaderKey(name)),
  );
  const has = new Set(chosen.keys());
  return { names, width: cells.length, fields, has, spare, ignored };
}

/** Lists what each column is read as, including spare columns. */
export function listColumnFields({ fields, spare }: Header): (ImportField | null)[] {
  const all = [...fields];
  for (const [field, columns] of spare) for (const column of columns) all[column] = field;
  return all;
}

/** Returns the first of a field's columns that has text in this row, or its first column. */
export function findFilledColumn({ fields, spare }: Header, field: ImportField, cells: readonly string[]): number {
  const first = fields.indexOf(field);
  return [first, ...(spare.get(field) ?? [])].find((column) => cells[column]?.trim()) ?? first;
}

/** Returns whether the import reads a column of this name. */
export function isKnownHeader(name: string): boolean {
  return getMeaning(name) !== undefined;
}

/** Returns the field that a header, or a label in a cell, stands for; undefined if none. */
export function findImportField(name: string): ImportField | undefined {
  return getMeaning(name)?.field;
}

/** Words that say for whom a text is: "Marketing Headline", "Title (Public)". */
const PUBLIC = /\b(?:public|marketing|advertised|website|portal)\b/gi;
const PRIVATE = /\b(?:confidential|internal|intern|private|do not publish|not public|nda)\b/i;

/** Words that change nothing about a column's meaning: "FF&E FMV", "Real Estate Incl.", "Est. Revenue". */
const QUALIFIERS =
  /(?<![\p{L}\d])(?:est|estimated|approx|approximate|fmv|fair market value|incl|included|current|reported|total|amount|usd|y\/n|yes\/no)(?![\p{L}\d])\.?/giu;

/** Texts that everybody can read. */
const PUBLIC_TEXTS: ReadonlySet<ImportField> = new Set(["name", "description", "reason_for_selling"]);

/** Fields without spare columns: another text may be for the office only, and another number of another system. */
const NOT_SPARE: ReadonlySet<ImportField> = new Set([...PUBLIC_TEXTS, "number"]);

interface ColumnMeaning {
  field: ImportField;
  priority: number;
}

/** Finds the field of a name. A text for the public is preferred; one that isn't never becomes a public text. */
function getMeaning(name: string): ColumnMeaning | undefined {
  if (name.length > MAX_NAME_LENGTH) return undefined;
  const meaning =
    getExactMeaning(name) ??
    getExactMeaning(name.replace(PUBLIC, " ")) ??
    addPriority(getExactMeaning(name.replace(PUBLIC, " ").replace(QUALIFIERS, " ")), MAX_COLUMNS);
  if (!meaning || !PUBLIC_TEXTS.has(meaning.field)) return meaning;
  if (PRIVATE.test(name)) return undefined;
  return name.search(PUBLIC) >= 0 ? addPriority(meaning, -MAX_COLUMNS) : meaning;
}

const addPriority = (meaning: ColumnMeaning | undefined, more: number): ColumnMeaning | undefined =>
  meaning && { ...meaning, priority: meaning.priority + more };

function getExactMeaning(name: string): ColumnMeaning | undefined {
  // The text in parentheses in "Asking Price ($)" is ignored, and so is everything before the last separator in
  // "listing.price" and "Listing: Price".
  const candidates = [name, name.replace(/[([（［【].*$/u, ""), name.replace(/^.*[.:>](?=.*\p{L})/u, "")];
  for (const candidate of candidates) {
    const meaning = FIELD_OF.get(toHeaderKey(candidate));
    if (meaning) return meaning;
  }
  return undefined;
}

/** @throws Invalid, when required columns are missing */
export function requireFields(header: Pick<Header, "names" | "fields" | "has">): void {
  const missing = findMissing(header);
  if (missing.length === 0) return;
  const found = header.names
    .filter(Boolean)
    .slice(0, 12)
    .map((name) => name.slice(0, 40));
  throw new UnreadableFile({
    message: m.import_columns_missing,
    translate: (options) => {
      const either = new Intl.ListFormat(options.locale, { type: "disjunction" });
      return m.import_columns_missing(
        {
          missing: either.format(missing.map((translate) => translate(options))),
          found: found.join(", ") || m.import_all_empty({}, options),
        },
        options,
      );
    },
  });
}

/** Returns the required columns that a file lacks. */
function findMissing({ names, fields, has }: Pick<Header, "names" | "fields" | "has">): Remark["translate"][] {
  const column = names[fields.indexOf("legal_name")] ?? "";
  const missing: Remark["translate"][] = [];
  // A headline is written from the facts of a row that has a description, and a franchise has its brand.
  if (!has.has("name") && !has.has("description") && !has.has("brand")) {
    missing.push((options) =>
      has.has("legal_name") ? m.import_missing_public_name({ column }, options) : m.import_missing_name({}, options),
    );
  }
  // A franchise is offered in many places.
  if (
    !isListOfFranchises(has) &&
    !(["location", "state", "county", "city", "postal_code"] as const).some((field) => has.has(field))
  ) {
    missing.push((options) => m.import_missing_place({}, options));
  }
  return missing;
}

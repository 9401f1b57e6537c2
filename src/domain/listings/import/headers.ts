import { unreadable } from "./csv/decode.ts";
import { COLUMNS, type ImportField, REPORT_HEADERS } from "./header-names.ts";

/** Which field each column of a file holds. */
export interface Header {
  /** The headers as the file spells them, columns without any at the end left out. */
  names: string[];
  /** Cells of the header row, those without a name at its end among them. */
  width: number;
  /** By column; null where the column is not read. */
  fields: (ImportField | null)[];
  has: ReadonlySet<ImportField>;
  /** Headers that are not read, as the file spells them. */
  ignored: string[];
}

/** A header without case, spaces and punctuation; "#" and "&" are the words they stand for. */
export function headerKey(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll("#", "number")
    .replaceAll("&", "and")
    .replace(/[^\p{Letter}\p{Number}]/gu, "");
}

const FIELD_OF = new Map(
  [...COLUMNS].flatMap(([field, { names }]) => names.map((name, rank) => [headerKey(name), { field, rank }] as const)),
);
const REPORT_KEYS = new Set(REPORT_HEADERS.map(headerKey));

/**
 * Reads the header row. Of two columns that mean one field, the plainer name is read (see `COLUMNS`), and of two
 * of one name the first.
 *
 * @throws Invalid, in one sentence, when a listing could not be made of such rows.
 */
export function readHeader(cells: readonly string[]): Header {
  const spelled = cells.map((cell) =>
    cell
      .replace(/^\uFEFF/, "")
      .replace(/\s+/g, " ")
      .trim(),
  );
  const names = spelled.slice(0, spelled.findLastIndex((name) => name !== "") + 1);
  const meanings = names.map(getMeaning);
  const chosen = new Map<ImportField, number>();
  meanings.forEach((meaning, column) => {
    if (!meaning) return;
    const rival = chosen.get(meaning.field);
    if (rival === undefined || (meanings[rival]?.rank ?? 0) > meaning.rank) chosen.set(meaning.field, column);
  });
  const fields = names.map((_, column) => {
    const field = meanings[column]?.field;
    return field && chosen.get(field) === column ? field : null;
  });
  const ignored = names.filter((name, at) => name !== "" && fields[at] === null && !REPORT_KEYS.has(headerKey(name)));
  const has = new Set(chosen.keys());
  requireFields(names, fields, has);
  return { names, width: cells.length, fields, has, ignored };
}

function getMeaning(name: string): { field: ImportField; rank: number } | undefined {
  // "Asking Price ($)" and "Cash Flow (SDE)" say in brackets what the words before them already say.
  return FIELD_OF.get(headerKey(name)) ?? FIELD_OF.get(headerKey(name.replace(/[([].*$/, "")));
}

function requireFields(names: string[], fields: (ImportField | null)[], has: ReadonlySet<ImportField>): void {
  const spelled = (field: ImportField): string => names[fields.indexOf(field)] ?? "";
  const missing = [];
  if (!has.has("name")) {
    missing.push(
      has.has("legal_name")
        ? `a public name ("Headline" or "Title"; "${spelled("legal_name")}" is kept for buyers who have signed an NDA)`
        : 'a name ("Headline" or "Title")',
    );
  }
  if (!has.has("category") && !has.has("subcategory")) missing.push('a "Category"');
  if (!(["location", "state", "county", "city", "postal_code"] as const).some((field) => has.has(field))) {
    missing.push('a place ("Location" or "State")');
  }
  if (missing.length === 0) return;
  const found = names
    .filter(Boolean)
    .slice(0, 12)
    .map((name) => name.slice(0, 40));
  throw unreadable(
    `The first row must name the columns; there is no column for ${missing.join(", nor for ")}. ` +
      `Its cells are: ${found.join(", ") || "all empty"}.`,
  );
}

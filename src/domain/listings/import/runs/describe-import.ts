import type { Context } from "#domain/context.ts";
import { openTable } from "#domain/imports/table-files/open-table.ts";
import type { FileEncoding, OpenBytes, Table, TableFormat } from "#domain/imports/table-files/table.ts";
import type { ListingStatus } from "#domain/listings/listing.ts";
import type { Locale } from "#editions/locales.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { Invalid } from "#lib/errors.ts";
import { toMajor } from "#lib/money.ts";
import { getPlaceName, getSectorName } from "../../edition-names.ts";
import { COLUMNS, type ImportField } from "../header-names.ts";
import {
  type Header,
  isKnownHeader,
  listColumnFields,
  type Meanings,
  mapHeader,
  requireFields,
  toHeaderKey,
} from "../headers.ts";
import { formatIdentity } from "../identity.ts";
import { selectAgents, selectOffices } from "../import-queries.ts";
import type { ReadRow } from "../listing-row.ts";
import { createNetworkIndex } from "../network-index.ts";
import { createRowReader } from "../read-row.ts";
import { isGroupHeading } from "../row-shape.ts";
import { describeDuplicateRow } from "../save-batch.ts";
import { parseSector } from "../values/match-category.ts";
import type { ImportSettings } from "./import-run.ts";
import { proposeField } from "./propose-field.ts";

/** A column of a file and the field that it was recognized as. */
export interface DescribedColumn {
  /** The column's name without case and punctuation. An assigned field is stored under it. */
  key: string;
  name: string;
  /** A field of the listing, or of another kind of record. */
  field: string | null;
  /** A suggested field for a column that is ignored. */
  proposed: string | null;
  /** The number of checked rows with a value in the column, and how many of these values are valid. */
  filled: number;
  readable: number;
  samples: string[];
}

/** A row as it would be imported. */
export interface PreviewedRow {
  line: number;
  /** Null for a rejected row. */
  listing: {
    name: string;
    /** The category or subcategory, and the county and state, as the site shows them. */
    sector: string;
    place: string;
    /** As shown; null if not disclosed. */
    price: string | null;
    status: ListingStatus;
  } | null;
  problem: { column: string | null; reason: string } | null;
  warnings: { column: string; text: string }[];
}

export interface DescribedImport extends FileEncoding {
  format: TableFormat;
  total: number;
  columns: DescribedColumn[];
  rows: PreviewedRow[];
  checked: CheckedRows;
  /** Why the file can't be imported with these columns; null if it can. */
  problem: string | null;
}

/** What an import would do with the rows that were checked: all of them, or the first of a long file. */
export interface CheckedRows {
  rows: number;
  rejected: number;
  warned_rows: number;
}

/** The number of rows that are shown. */
const PREVIEWED_ROWS = 20;
/** The number of rows that are checked, which takes less than a second. */
const CHECKED_ROWS = 2_000;
const SAMPLES = 3;
const MAX_SAMPLE_LENGTH = 200;

/**
 * Describes a file as an import would read it: its columns with samples and how many values can be read, and its first
 * rows as listings.
 *
 * @throws Invalid when the file can't be read as a table
 */
export async function describeImport(
  context: Context,
  open: OpenBytes,
  settings: ImportSettings,
  meanings: Meanings,
  office_id: number | null,
): Promise<DescribedImport> {
  const table = await openTable(context, open, {
    encoding: settings.encoding,
    isKnownHeader: (name) => isKnownHeader(name) || Boolean(meanings.get(toHeaderKey(name))),
  });
  const { header, records, total } = await readFirst(table, meanings);
  const problem = findProblem(header);
  const network = createNetworkIndex(await selectOffices(context.db), await selectAgents(context.db), office_id);
  const { edition, gazetteer, locale: reportLocale } = context;
  const [locale] = context.network.locales;
  const defaultSector = settings.category ? parseSector(settings.category) : null;
  const readRow = createRowReader({
    header,
    network,
    edition,
    gazetteer,
    locale,
    reportLocale,
    now: context.clock(),
    defaultSector,
  });
  const read = rejectRepeated(readRow, reportLocale);
  const readings = problem ? [] : records.map((record) => ({ line: record.line, reading: read(record) }));
  const { format, encoding, confidence, stray_bytes } = table;
  const troubled = countTroubles(readings.map(({ reading }) => reading));
  return {
    format,
    encoding,
    confidence,
    stray_bytes,
    total,
    problem,
    columns: describeColumns(
      header.names,
      listColumnFields(header),
      records.map(({ cells }) => cells),
      troubled,
      (name, values) => proposeField(name, values, header.has),
    ),
    rows: readings
      .slice(0, PREVIEWED_ROWS)
      .map(({ line, reading }) => previewRow(context, line, reading, settings.publish ?? false)),
    checked: {
      rows: readings.length,
      rejected: readings.filter(({ reading }) => "problem" in reading).length,
      warned_rows: readings.filter(({ reading }) => "row" in reading && reading.row.warnings.length > 0).length,
    },
  };
}

/** Rejects a row for the same listing as an earlier one, as the import does. */
function rejectRepeated(readRow: ReadRow, locale: Locale): ReadRow {
  const lines = new Map<string, number>();
  return (record) => {
    const reading = readRow(record);
    if ("problem" in reading) return reading;
    const identity = formatIdentity(reading.row.identity);
    const earlier = lines.get(identity);
    if (earlier === undefined) {
      lines.set(identity, record.line);
      return reading;
    }
    const { message, translate } = describeDuplicateRow(earlier);
    const reason = translate(getMessageOptions(locale));
    return { problem: { line: record.line, column: null, value: "", reason, record: record.cells, message } };
  };
}

async function readFirst(table: Table, meanings: Meanings) {
  let header: Header | null = null;
  const records = [];
  let total = 0;
  for await (const record of table.readRecords()) {
    if (!header) {
      header = mapHeader(record.cells, meanings);
      continue;
    }
    if (!record.broken && record.cells.every((cell) => cell.trim() === "")) continue;
    if (isGroupHeading(record, header)) continue;
    total += 1;
    if (records.length < CHECKED_ROWS) records.push(record);
  }
  return { header: header ?? mapHeader([], meanings), records, total };
}

function findProblem(header: Header): string | null {
  try {
    requireFields(header);
    return null;
  } catch (error) {
    if (error instanceof Invalid) return error.message;
    throw error;
  }
}

/** Counts, by column name, the rows whose value was rejected or left out. */
function countTroubles(readings: readonly ReturnType<ReadRow>[]): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (column: string | null): void => {
    if (column) counts.set(column, (counts.get(column) ?? 0) + 1);
  };
  for (const reading of readings) {
    if ("problem" in reading) count(reading.problem.column);
    else for (const { column, isLeftOut } of reading.row.warnings) if (isLeftOut) count(column);
  }
  return counts;
}

/** Describes a file's columns by the rows that were checked. */
export function describeColumns(
  names: readonly string[],
  fields: readonly (string | null)[],
  rows: readonly (readonly string[])[],
  troubled: ReadonlyMap<string, number>,
  propose: (name: string, values: readonly string[]) => string | null,
): DescribedColumn[] {
  return names.flatMap((name, at) => {
    const values = rows.map((cells) => cells[at]?.trim() ?? "").filter((value) => value !== "");
    if (name === "" && values.length === 0) return [];
    const field = fields[at] ?? null;
    return [
      {
        key: toHeaderKey(name),
        name,
        field,
        proposed: field ? null : propose(name, values.slice(0, PREVIEWED_ROWS)),
        filled: values.length,
        readable: Math.max(0, values.length - (troubled.get(name) ?? 0)),
        samples: [...new Set(values)].slice(0, SAMPLES).map((value) => value.slice(0, MAX_SAMPLE_LENGTH)),
      },
    ];
  });
}

function previewRow(
  { edition, locale }: Pick<Context, "edition" | "locale">,
  line: number,
  reading: ReturnType<ReadRow>,
  publishesAll: boolean,
): PreviewedRow {
  if ("problem" in reading) {
    const { column, reason } = reading.problem;
    return { line, listing: null, problem: { column, reason }, warnings: [] };
  }
  const { values, warnings, identifies_seller } = reading.row;
  const status = values.status ?? "active";
  const isHeldBack = identifies_seller && !publishesAll && (status === "active" || status === "under_offer");
  const money = new Intl.NumberFormat(edition.format_locale, {
    style: "currency",
    currency: edition.currency,
    maximumFractionDigits: 0,
  });
  return {
    line,
    problem: null,
    warnings: warnings.map(({ column, text }) => ({ column, text })),
    listing: {
      name: values.name,
      sector: getSectorName(values, locale),
      place: getPlaceName(values, edition, locale),
      price: values.price ? money.format(toMajor(values.price, edition.currency)) : null,
      status: isHeldBack ? "draft" : status,
    },
  };
}

/** Returns the fields that a column may have, with their labels. */
export function listImportFields(): { field: ImportField; label: string }[] {
  return [...COLUMNS].map(([field, { label }]) => ({ field, label: label() }));
}

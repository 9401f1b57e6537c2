import { randomUUID } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { IMPORT_KINDS, type ImportFinding, type ImportKind } from "#db/tables/imports.ts";
import { type Context, runInTransaction } from "#domain/context.ts";
import type { NetworkField } from "#domain/imports/network/header-names.ts";
import type { RecordKind, RecordMeanings } from "#domain/imports/network/network-headers.ts";
import { createUnreadableError } from "#domain/imports/table-files/table.ts";
import { COLUMNS, type ImportField } from "#domain/listings/import/header-names.ts";
import type { Meanings } from "#domain/listings/import/headers.ts";
import { selectOffices } from "#domain/listings/import/import-queries.ts";
import {
  type DescribedImport,
  describeImport,
  listImportFields,
} from "#domain/listings/import/runs/describe-import.ts";
import {
  type ImportSettings,
  type ImportState,
  isInterrupted,
  type RevertedRun,
} from "#domain/listings/import/runs/import-run.ts";
import {
  changeRunState,
  type ImportRun,
  insertRun,
  type ListedRun,
  type PublicListing,
  selectColumnMeanings,
  selectPublicListings,
  selectRun,
  selectRuns,
  updateRun,
} from "#domain/listings/import/runs/import-run-queries.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { authorize, getScope } from "#domain/staff/staff-policy.ts";
import { FileMissing } from "#integrations/files/files.ts";
import { Conflict, Gone, Invalid, NotFound } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { type DescribedRecords, describeRecords } from "./describe-records.ts";
import { openAnyTable, readKnownHeader } from "./import-file.ts";
import { listRecordFields } from "./record-labels.ts";
import { describeReverted, previewUndo, undoImport } from "./undo/undo-import.ts";

/** An upload as the desk shows it before it is imported; it has either rows of listings or other records. */
export interface DeskUpload extends Omit<DescribedImport, "rows"> {
  id: number;
  file_name: string;
  kind: ImportKind;
  /** What the viewer may import. */
  kinds: readonly ImportKind[];
  settings: ImportSettings;
  fields: { field: string; label: string }[];
  rows: DescribedImport["rows"];
  records: DescribedRecords["records"];
}

/**
 * Returns the only office whose listings the viewer may import; null for all.
 *
 * @throws NotSignedIn; NotAllowed
 */
export function getImportOffice(context: Context): number | null {
  return getScope(authorize(context, "listing.import")).office_id ?? null;
}

/** Returns a run that the viewer may see. @throws NotFound */
export async function findImportRun(context: Context, id: number): Promise<ImportRun> {
  const office_id = getImportOffice(context);
  const run = await selectRun(context.db, id);
  if (!run || (office_id !== null && run.office_id !== office_id)) throw new NotFound(m.import_run_not_found());
  return run;
}

/** Stores an uploaded file and describes it. @throws Invalid when it can't be read as a table */
export async function uploadImport(context: Context, bytes: Uint8Array): Promise<DeskUpload> {
  const office_id = getImportOffice(context);
  const { id: account_id } = authorize(context, "listing.import");
  const described = await describeUpload(context, bytes, {}, office_id);
  const file_key = `imports/${randomUUID()}`;
  await context.files.put(file_key, bytes);
  const run = { file_name: "", file_key, account_id, office_id, state: "uploaded" } as const;
  const id = await insertRun(context.db, run, context.clock());
  await updateRun(context.db, id, { kind: described.kind });
  return { id, file_name: "", settings: {}, ...described };
}

/** Describes an upload with other settings, and saves them. @throws NotFound; Conflict; Invalid */
export async function changeUpload(
  context: Context,
  run: ImportRun,
  { file_name, ...settings }: ImportSettings & { file_name?: string | undefined },
): Promise<DeskUpload> {
  if (run.state !== "uploaded") throw new Conflict(m.import_run_started());
  const described = await describeUpload(context, await readUpload(context, run), settings, getImportOffice(context));
  const name = (file_name ?? run.file_name).slice(0, 200);
  await updateRun(context.db, run.id, { file_name: name, settings, kind: described.kind });
  return { id: run.id, file_name: name, settings, ...described };
}

/** Only head office imports other records than listings: they belong to several offices. */
async function describeUpload(context: Context, bytes: Uint8Array, settings: ImportSettings, office_id: number | null) {
  const kinds = office_id === null ? IMPORT_KINDS : (["listings"] as const);
  const meanings = await loadMeanings(context, office_id);
  const table = await openAnyTable(context, { open: toOpen(bytes), meanings, ...pickEncoding(settings) });
  const chosen = kinds.find((kind) => kind === settings.kind) ?? null;
  const detected = await readKnownHeader(table, chosen);
  const kind = chosen ?? detected?.kind ?? "listings";
  if (!kinds.includes(kind as never)) throw createUnreadableError(m.import_head_office_only, {});
  if (kind === "listings") {
    const own = new Map([...meanings, ...Object.entries(requireKnownFields(settings.columns ?? {}))]);
    const described = await describeImport(context, toOpen(bytes), settings, own, office_id);
    return { kind, kinds, fields: listImportFields(), records: [], ...described };
  }
  const recordMeanings = await loadRecordMeanings(context, kind, settings.columns);
  const header = await readKnownHeader(table, kind, recordMeanings);
  if (!header) throw createUnreadableError(m.import_file_no_rows, {});
  return { kind, kinds, fields: listRecordFields(kind), rows: [], ...(await describeRecords(context, table, header)) };
}

const pickEncoding = ({ encoding }: ImportSettings) => (encoding ? { encoding } : {});

/** Loads what columns of a kind mean: as chosen for this file, otherwise as head office chose for earlier ones. */
export async function loadRecordMeanings(
  context: Context,
  kind: RecordKind,
  columns: Record<string, string | null> = {},
): Promise<RecordMeanings> {
  const prefix = `${kind}:`;
  const stored = (await selectColumnMeanings(context.db, await getHeadOffice(context)))
    .filter(({ header_key }) => header_key.startsWith(prefix))
    .map(({ header_key, field }) => [header_key.slice(prefix.length), field] as const);
  const known = new Set<string>(listRecordFields(kind).map(({ field }) => field));
  const all = [...stored, ...Object.entries(columns)];
  return new Map(all.map(([key, field]) => [key, field !== null && known.has(field) ? (field as NetworkField) : null]));
}

/**
 * Marks an upload as being imported.
 *
 * @returns false if it already was
 */
export async function claimUpload(context: Context, run: ImportRun): Promise<boolean> {
  getImportOffice(context);
  return changeRunState(context.db, run.id, ["uploaded"], "running", context.clock());
}

export async function readUpload(context: Context, { file_key }: ImportRun): Promise<Uint8Array> {
  try {
    if (file_key) return await context.files.get(file_key);
  } catch (error) {
    if (!(error instanceof FileMissing)) throw error;
  }
  throw new Gone(m.import_file_gone());
}

/** Loads the fields that the office has assigned to columns, in addition to the names that the import knows. */
export async function loadMeanings(context: Context, office_id: number | null): Promise<Meanings> {
  const stored = await selectColumnMeanings(context.db, office_id ?? (await getHeadOffice(context)));
  return new Map(stored.map(({ header_key, field }) => [header_key, isImportField(field) ? field : null]));
}

export async function getHeadOffice({ db }: Context): Promise<number> {
  const offices = await selectOffices(db);
  return offices.find(({ type }) => type === "head_office")?.id ?? 0;
}

function isImportField(field: string | null): field is ImportField {
  return field !== null && COLUMNS.has(field as ImportField);
}

/**
 * Checks that columns are assigned to existing fields.
 *
 * @throws Invalid for an unknown field
 */
export function requireKnownFields(columns: Record<string, string | null>): Record<string, ImportField | null> {
  for (const field of Object.values(columns)) {
    if (field !== null && !isImportField(field)) {
      const message = m.import_unknown_field({ field: field.slice(0, 60) });
      throw new Invalid(message, { columns: [message] });
    }
  }
  return columns as Record<string, ImportField | null>;
}

/** About a hundred rows. */
const PART_BYTES = 32_768;

/** Reads an upload like a file: in parts, between which the process serves pages. */
export function toOpen(bytes: Uint8Array) {
  return async function* () {
    for (let at = 0; at < bytes.length; at += PART_BYTES) {
      yield bytes.subarray(at, at + PART_BYTES);
      await setImmediate();
    }
  };
}

export interface DeskRun extends Omit<ListedRun, "account_id" | "office_id" | "state"> {
  /** `interrupted` for a running import that has stopped, such as by a restart. */
  state: ImportState | "interrupted";
}

/** A run with what it found, once it is done. */
export interface ShownRun extends DeskRun {
  findings: ImportFinding[];
  /** Some of its listings that visitors can see now. */
  public_listings: PublicListing[];
}

const MAX_PUBLIC_LISTINGS = 5;

/** Returns a run with what it found and some of its public listings. */
export async function showDeskImport(context: Context, run: ImportRun): Promise<ShownRun> {
  const { report, file_key: _, settings: __, findings, ...rest } = run;
  const isDone = run.kind === "listings" && (run.state === "done" || run.state === "failed");
  return {
    ...toDeskRun(context, { ...rest, account_name: null, has_report: report !== null }),
    findings,
    public_listings: isDone ? await selectPublicListings(context.db, run.id, MAX_PUBLIC_LISTINGS) : [],
  };
}

/** Returns the runs that the viewer may see, the latest first. */
export async function listDeskImports(
  context: Context,
  page: { page: number; per_page: number },
): Promise<{ data: DeskRun[]; total: number }> {
  const { data, total } = await selectRuns(context.db, { ...page, office_id: getImportOffice(context) ?? undefined });
  return { data: data.map((run) => toDeskRun(context, run)), total };
}

/** Returns a run's state and progress. */
function toDeskRun({ clock }: Context, { account_id: _, office_id: __, ...run }: ListedRun): DeskRun {
  return { ...run, state: isInterrupted(run, clock()) ? "interrupted" : run.state };
}

/** Returns what undoing a run would do. @throws NotFound; Conflict */
export function previewDeskUndo(context: Context, run: ImportRun): Promise<RevertedRun> {
  getImportOffice(context);
  return previewUndo(context, run.id);
}

/** Undoes a run. @throws NotFound; Conflict */
export function undoDeskImport(context: Context, run: ImportRun): Promise<RevertedRun> {
  getImportOffice(context);
  return runInTransaction(context, async (tx) => {
    const reverted = await undoImport(tx, run.id);
    await recordAuditEvent(tx, {
      action: "import.reverted",
      subject: `import ${run.id}`,
      office_id: run.office_id,
      details: describeReverted(run.kind, reverted),
    });
    return reverted;
  });
}

import * as v from "valibot";
import { IMPORT_KINDS } from "#db/tables/imports.ts";
import type { Context } from "#domain/context.ts";
import {
  changeUpload,
  findImportRun,
  getImportOffice,
  listDeskImports,
  previewDeskUndo,
  showDeskImport,
  undoDeskImport,
  uploadImport,
} from "#domain/imports/desk-imports.ts";
import { startDeskImport } from "#domain/imports/run-desk-import.ts";
import type { ImportSettings } from "#domain/listings/import/runs/import-run.ts";
import type { ImportRun } from "#domain/listings/import/runs/import-run-queries.ts";
import { NotFound } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { checkSchema } from "../http/field-codes.ts";
import { FileResponse, type Operation } from "../http/operation.ts";
import { defineDeskOperation, type ListQuery, parseId, parseListQuery } from "./desk-operation.ts";

const MAX_BYTES = 25_000_000;
/** Browsers derive this type from the file's name and may send none. The import detects the format from the content. */
const TYPES = [
  "text/csv",
  "text/plain",
  "text/tab-separated-values",
  "application/json",
  "application/vnd.ms-excel",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  "application/vnd.oasis.opendocument.spreadsheet",
  "application/octet-stream",
];

const text = (max: number) => v.optional(v.pipe(v.string("invalid"), v.maxLength(max, "too_long")));
const settingsSchema = v.strictObject(
  {
    file_name: text(200),
    columns: v.optional(
      v.record(v.string("invalid"), v.nullable(v.pipe(v.string("invalid"), v.maxLength(60, "too_long"))), "invalid"),
    ),
    kind: v.optional(v.picklist(IMPORT_KINDS, "invalid")),
    category: text(100),
    encoding: text(40),
    publish: v.optional(v.boolean("invalid")),
  },
  "unknown_field",
);
type Settings = ImportSettings & { file_name?: string };

const mayImport = async (context: Context) => void getImportOffice(context);
const find = (context: Context, params: Record<string, string>) => findImportRun(context, parseId(params));

const upload = defineDeskOperation<void, Uint8Array>({
  id: "uploadImport",
  method: "POST",
  path: "/desk/imports",
  summary:
    "Uploads a file of listings, offices, agents, leads or redirects and returns its columns and first rows as they would be imported",
  upload: { types: TYPES, maxBytes: MAX_BYTES },
  status: 201,
  find: mayImport,
  handle: (context, { input }) => uploadImport(context, input),
});

const change = defineDeskOperation<ImportRun, Settings>({
  id: "changeImport",
  method: "PUT",
  path: "/desk/imports/{id}",
  summary: "Sets an upload's columns and options and returns its first rows with them",
  body: settingsSchema,
  find,
  check: checkSchema(settingsSchema) as never,
  handle: (context, { subject, input }) => changeUpload(context, subject, input),
});

const start = defineDeskOperation<ImportRun, undefined>({
  id: "startImport",
  method: "POST",
  path: "/desk/imports/{id}/start",
  summary: "Starts the import of an upload; the import shows its progress",
  find,
  async handle(context, { subject }) {
    await startDeskImport(context, subject);
    return { id: subject.id };
  },
});

const show = defineDeskOperation<ImportRun, undefined>({
  id: "showImport",
  method: "GET",
  path: "/desk/imports/{id}",
  summary: "Returns an import's state, how many rows are done and, once it is, what was found in them",
  find,
  handle: (context, { subject }) => showDeskImport(context, subject),
});

const list = defineDeskOperation<void, ListQuery>({
  id: "listImports",
  method: "GET",
  path: "/desk/imports",
  summary: "Lists imports, the latest first",
  find: mayImport,
  check: (raw) => ({ input: parseListQuery(raw, ["-id"]) }),
  handle: (context, { input }) => listDeskImports(context, input),
});

const report = defineDeskOperation<ImportRun, undefined>({
  id: "downloadImportReport",
  method: "GET",
  path: "/desk/imports/{id}/report",
  summary: "Downloads the rejected rows and those with warnings as CSV, in the form that the import reads",
  find,
  async handle(_, { subject }) {
    if (subject.report === null) throw new NotFound(m.import_run_not_found());
    const name = `import-${subject.id}-report.csv`;
    return new FileResponse(new TextEncoder().encode(subject.report), "text/csv; charset=utf-8", name);
  },
});

const preview = defineDeskOperation<ImportRun, undefined>({
  id: "previewImportUndo",
  method: "GET",
  path: "/desk/imports/{id}/undo",
  summary: "Returns what undoing an import would delete, restore and leave, with the reasons",
  find,
  handle: (context, { subject }) => previewDeskUndo(context, subject),
});

const undo = defineDeskOperation<ImportRun, undefined>({
  id: "undoImport",
  method: "POST",
  path: "/desk/imports/{id}/undo",
  summary: "Undoes an import; records that were edited since, or that something depends on, are left and listed",
  find,
  handle: (context, { subject }) => undoDeskImport(context, subject),
});

export const IMPORT_OPERATIONS: readonly Operation[] = [upload, change, start, show, list, report, preview, undo];

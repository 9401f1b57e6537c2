import type { Context } from "#domain/context.ts";
import {
  authorizeExport,
  EXPORT_FORMATS,
  EXPORT_KINDS,
  type ExportFormat,
  type ExportKind,
  exportRecords,
} from "#domain/exports/export-records.ts";
import { authorize, type StaffAction } from "#domain/staff/staff-policy.ts";
import { NotFound } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { FileResponse, type Operation } from "../http/operation.ts";
import { defineDeskOperation } from "./desk-operation.ts";

interface Requested {
  kind: ExportKind;
  format: ExportFormat;
}

/** The content type of each format. */
const EXPORT_TYPES: Record<ExportFormat, string> = { csv: "text/csv; charset=utf-8", json: "application/json" };

/** Returns the format in the path if the caller has the right. @throws NotFound for an unknown format */
export async function findFormat(
  context: Context,
  { format }: Record<string, string>,
  right: StaffAction,
): Promise<ExportFormat> {
  authorize(context, right);
  const known = EXPORT_FORMATS.find((one) => one === format);
  if (!known) throw new NotFound(m.export_unknown());
  return known;
}

/** Returns an exported file. */
export const createExport = (bytes: Uint8Array, name: string, format: ExportFormat): FileResponse =>
  new FileResponse(bytes, EXPORT_TYPES[format], `${name}.${format}`);

async function find(context: Context, params: Record<string, string>): Promise<Requested> {
  const kind = EXPORT_KINDS.find((one) => one === params.kind);
  const format = EXPORT_FORMATS.find((one) => one === params.format);
  if (!kind || !format) throw new NotFound(m.export_unknown());
  authorizeExport(context, kind);
  return { kind, format };
}

const download = defineDeskOperation<Requested, undefined>({
  id: "exportRecords",
  method: "GET",
  path: "/desk/exports/{kind}/{format}",
  summary:
    "Downloads listings, offices, agents, leads or redirects as `csv` or `json`, in the form that the import reads",
  find,
  handle: async (context, { subject: { kind, format } }) =>
    createExport(await exportRecords(context, kind, format), kind, format),
});

export const EXPORT_OPERATIONS: readonly Operation[] = [download];

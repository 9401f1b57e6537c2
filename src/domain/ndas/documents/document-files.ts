import { toSlug } from "#lib/slug.ts";
import type { DocumentRow } from "../confidential/confidential-queries.ts";

/** Returns the storage key of a document's downloadable file. */
export function getDocumentKey({ id, format }: Pick<DocumentRow, "id" | "format">): string {
  return `documents/${id}.${format}`;
}

/** Returns the storage key of a spreadsheet's tables, as JSON. */
export function getTablesKey({ id }: Pick<DocumentRow, "id">): string {
  return `documents/${id}.json`;
}

const TYPES: Record<DocumentRow["format"], string> = {
  pdf: "application/pdf",
  webp: "image/webp",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv",
};

export interface DocumentDownload {
  bytes: Uint8Array;
  content_type: string;
  /** The file name that browsers save the download under. */
  file_name: string;
}

export function toDownload(document: Pick<DocumentRow, "format" | "name">, bytes: Uint8Array): DocumentDownload {
  const { format, name } = document;
  return { bytes, content_type: TYPES[format], file_name: `${toSlug(name) || "document"}.${format}` };
}

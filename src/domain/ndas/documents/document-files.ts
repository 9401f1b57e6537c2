import { toSlug } from "#lib/slug.ts";
import type { DocumentRow } from "../confidential/confidential-queries.ts";

/** Where the file of a document lies that a download gives. */
export function documentKey({ id, format }: Pick<DocumentRow, "id" | "format">): string {
  return `documents/${id}.${format}`;
}

/** Where the tables of a spreadsheet lie, as JSON. */
export function tablesKey({ id }: Pick<DocumentRow, "id">): string {
  return `documents/${id}.json`;
}

const TYPES: Record<DocumentRow["format"], string> = {
  pdf: "application/pdf",
  webp: "image/webp",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv",
};

/** A document as somebody takes it away. */
export interface TakenDocument {
  bytes: Uint8Array;
  content_type: string;
  /** Under which a browser keeps it. */
  file_name: string;
}

export function takenDocument(document: DocumentRow, bytes: Uint8Array): TakenDocument {
  const { format, name } = document;
  return { bytes, content_type: TYPES[format], file_name: `${toSlug(name) || "document"}.${format}` };
}

/** A document's type, detected from its content; its name is ignored. */
export const DOCUMENT_KINDS = ["pdf", "image", "sheet"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Extensions of stored files. */
export const DOCUMENT_FORMATS = ["pdf", "webp", "xlsx", "csv"] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

/** A document as stored. */
export interface ReadDocument {
  kind: DocumentKind;
  format: DocumentFormat;
  pages: number;
  /** The file for downloads: pictures are re-encoded, everything else is unchanged. */
  stored: Uint8Array;
  /** The tables of a spreadsheet; null for documents that are rendered. */
  sheets: Sheet[] | null;
}

/** One table: its cells as text, by row. */
export interface Sheet {
  name: string;
  rows: string[][];
}

export interface RequestedPage {
  kind: "pdf" | "image";
  stored: Uint8Array;
  /** The page number, from 1. */
  page: number;
  /** The watermark's text. */
  mark: string;
}

/** Reads uploaded documents and renders their pages. */
export interface Documents {
  /** @throws BadDocument */
  read(bytes: Uint8Array): Promise<ReadDocument>;
  /**
   * Reads the tables of a workbook, without truncating cells.
   *
   * @throws BadDocument
   */
  readTables(bytes: Uint8Array): Promise<Sheet[]>;
  /**
   * Renders a page as JPEG with its watermark.
   *
   * @throws BadDocument
   */
  draw(query: RequestedPage): Promise<Uint8Array>;
  close(): Promise<void>;
}

export const DOCUMENT_FAULTS = [
  "unknown",
  "unreadable",
  "encrypted",
  "too_many_pages",
  "too_many_pixels",
  "too_many_rows",
  "too_large",
  "too_slow",
  "busy",
] as const;
export type DocumentFault = (typeof DOCUMENT_FAULTS)[number];

/** A file that cannot be shown as a document. */
export class BadDocument extends Error {
  readonly fault: DocumentFault;

  constructor(fault: DocumentFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Max pages, more than any buyer reads. */
export const MAX_PAGES = 500;
/** Max rows in all tables of a spreadsheet together. */
export const MAX_ROWS = 10_000;
export const MAX_COLUMNS = 60;

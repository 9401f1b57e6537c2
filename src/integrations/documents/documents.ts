/** What a document is by its content; its name says nothing. */
export const DOCUMENT_KINDS = ["pdf", "image", "sheet"] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** How the file that is kept ends. */
export const DOCUMENT_FORMATS = ["pdf", "webp", "xlsx", "csv"] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

/** A document as it is kept. */
export interface ReadDocument {
  kind: DocumentKind;
  format: DocumentFormat;
  pages: number;
  /** What a download gives: pictures drawn anew, everything else as it was sent. */
  stored: Uint8Array;
  /** The tables of a spreadsheet; null for what is drawn. */
  sheets: Sheet[] | null;
}

/** One table: its cells as text, row by row. */
export interface Sheet {
  name: string;
  rows: string[][];
}

/** One page to be drawn. */
export interface RequestedPage {
  kind: "pdf" | "image";
  stored: Uint8Array;
  /** From 1. */
  page: number;
  /** What is drawn over all of it. */
  mark: string;
}

/** Reads documents that come from outside, and draws their pages. */
export interface Documents {
  /** @throws BadDocument */
  read(bytes: Uint8Array): Promise<ReadDocument>;
  /** A page as JPEG, with its mark in the picture. @throws BadDocument */
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

/** More than anybody reads page by page. */
export const MAX_PAGES = 500;
/** Of a spreadsheet, all its tables together. */
export const MAX_ROWS = 10_000;
export const MAX_COLUMNS = 60;

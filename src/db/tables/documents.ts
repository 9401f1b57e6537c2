import type { Generated } from "kysely";

/** A document of a listing, which only who may see its confidential part may know of. */
export interface ListingDocumentTable {
  id: string;
  listing_number: number;
  name: string;
  kind: "pdf" | "image" | "sheet";
  /** How the file that is kept ends. */
  format: "pdf" | "webp" | "xlsx" | "csv";
  pages: number;
  /** Of the file that was sent. */
  bytes: number;
  source_sha256: string;
  /** Whether the seller lets buyers take it away. */
  may_download: Generated<boolean>;
  added_at: Date;
}

/** That a buyer has seen a page of a document, or taken it away. The database refuses to change or delete one. */
export interface DocumentViewTable {
  id: Generated<number>;
  /** Of the agreement by which it was open. */
  nda_id: string;
  buyer_id: number;
  listing_number: number;
  document_id: string;
  /** As it was called then. */
  document_name: string;
  /** Null for the whole document, taken away. */
  page: number | null;
  /** The network address it was asked from. */
  address: string;
  viewed_at: Date;
}

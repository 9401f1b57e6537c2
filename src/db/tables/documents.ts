import type { Generated } from "kysely";

/** A listing's document, known only to viewers of its confidential part. */
export interface ListingDocumentTable {
  id: string;
  listing_number: number;
  name: string;
  kind: "pdf" | "image" | "sheet";
  /** Extension of the stored file. */
  format: "pdf" | "webp" | "xlsx" | "csv";
  pages: number;
  /** Size of the uploaded file. */
  bytes: number;
  source_sha256: string;
  /** Whether the seller lets buyers download it. */
  may_download: Generated<boolean>;
  added_at: Date;
}

/** A buyer's view or download of a document. The database rejects updates and deletes. */
export interface DocumentViewTable {
  id: Generated<number>;
  /** The agreement that granted access. */
  nda_id: string;
  buyer_id: number;
  listing_number: number;
  document_id: string;
  /** Name at that time. */
  document_name: string;
  /** Null for a download of the whole document. */
  page: number | null;
  /** Client IP address. */
  address: string;
  viewed_at: Date;
}

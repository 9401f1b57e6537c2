import type { Db } from "#db/connect.ts";
import { type DocumentRow, selectDocuments } from "#domain/ndas/confidential/confidential-queries.ts";
import { selectReaders } from "./document-queries.ts";

/** A document as the desk shows it. */
export interface DeskDocument {
  id: string;
  name: string;
  kind: DocumentRow["kind"];
  pages: number;
  /** Of the file that was sent. */
  bytes: number;
  /** Whether the seller lets buyers take it away. */
  may_download: boolean;
  /** ISO 8601, UTC. */
  added_at: string;
  /** How many buyers have seen any of it, and how often a page was opened. */
  readers: number;
  views: number;
}

const NO_READERS = { readers: 0, views: 0 };

export function getDocument(
  { id, name, kind, pages, bytes, may_download, added_at }: DocumentRow,
  seen = NO_READERS,
): DeskDocument {
  return { id, name, kind, pages, bytes, may_download, added_at: added_at.toISOString(), ...seen };
}

/** A listing's documents for whoever may read it at the desk. */
export async function deskDocuments(db: Db, listing_number: number): Promise<DeskDocument[]> {
  const [documents, seen] = await Promise.all([selectDocuments(db, listing_number), selectReaders(db, listing_number)]);
  return documents.map((document) => getDocument(document, seen.get(document.id)));
}

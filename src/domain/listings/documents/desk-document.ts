import type { Db } from "#db/connect.ts";
import { type DocumentRow, selectDocuments } from "#domain/ndas/confidential/confidential-queries.ts";
import { selectReaders } from "./document-queries.ts";

/** A document as shown at the desk. */
export interface DeskDocument {
  id: string;
  name: string;
  kind: DocumentRow["kind"];
  pages: number;
  /** Size of the uploaded file. */
  bytes: number;
  /** Whether the seller allows buyers to download it. */
  may_download: boolean;
  /** ISO 8601, UTC. */
  added_at: string;
  /** How many buyers have viewed any of it, and how many page views there were. */
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

/** Returns a listing's documents for users who may read it at the desk. */
export async function listDeskDocuments(db: Db, listing_number: number): Promise<DeskDocument[]> {
  const [documents, seen] = await Promise.all([selectDocuments(db, listing_number), selectReaders(db, listing_number)]);
  return documents.map((document) => getDocument(document, seen.get(document.id)));
}

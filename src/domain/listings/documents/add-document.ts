import { randomUUID } from "node:crypto";
import { type Context, runInTransaction } from "#domain/context.ts";
import { type DocumentRow, selectDocuments } from "#domain/ndas/confidential/confidential-queries.ts";
import { getDocumentKey, getTablesKey } from "#domain/ndas/documents/document-files.ts";
import { createDocumentProblem } from "#domain/ndas/documents/document-problem.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { BadDocument } from "#integrations/documents/documents.ts";
import { storeFiles } from "#integrations/files/file-store.ts";
import { Invalid } from "#lib/errors.ts";
import { getFileTitle } from "#lib/file-title.ts";
import { sha256 } from "#lib/sha256.ts";
import { m } from "#messages/messages.js";
import { openListing } from "../editing/find-desk-listing.ts";
import { recordListingEvent } from "../editing/record-listing-event.ts";
import { type DeskDocument, getDocument } from "./desk-document.ts";
import { insertDocument } from "./document-queries.ts";

/** Max documents per listing, more than anyone would read. */
const MAX_DOCUMENTS = 50;

export const MAX_NAME_LENGTH = 120;

/**
 * Adds an uploaded document after the listing's others. Buyers may view it but not download it until that is allowed.
 * Uploading the same file again returns the existing document under its current name.
 *
 * @param file_name the name of the file; its type is detected from its content.
 * @throws Invalid if the file can't be shown or there are too many; NotFound, NotAllowed; Unavailable during too many
 * uploads
 */
export async function addDocument(
  context: Context,
  { number, file_name, bytes }: { number: number; file_name: string; bytes: Uint8Array },
): Promise<DeskDocument> {
  await openListing(context, number, "listing.write", false);
  const source_sha256 = sha256(bytes);
  const same = await findSameDocument(context, number, source_sha256);
  if (same) return getDocument(same);
  // Reading is slow, so it happens outside the transaction.
  const read = await context.documents.read(bytes).catch((error) => {
    throw error instanceof BadDocument ? createDocumentProblem(error, context.locale) : error;
  });
  const { kind, format, pages, stored, sheets } = read;
  const document: DocumentRow = {
    id: randomUUID(),
    listing_number: number,
    name: getFileTitle(file_name, MAX_NAME_LENGTH) || m.document(),
    kind,
    format,
    pages,
    bytes: bytes.length,
    source_sha256,
    may_download: false,
    added_at: context.clock(),
  };
  const contents = new Map([[getDocumentKey(document), stored]]);
  if (sheets) contents.set(getTablesKey(document), new TextEncoder().encode(JSON.stringify(sheets)));
  const added = await storeFiles(context.files, contents, () => save(context, document));
  const there = added ?? (await findSameDocument(context, number, source_sha256));
  if (!there) throw new Error(`Listing ${number} no longer has the document that it had a moment ago.`);
  return getDocument(there);
}

/** Returns null if the listing already has the document. */
function save(context: Context, document: DocumentRow): Promise<DocumentRow | null> {
  const { listing_number, id } = document;
  return runInTransaction(context, async (tx) => {
    const { row } = await openListing(tx, listing_number, "listing.write");
    if ((await selectDocuments(tx.db, listing_number)).length >= MAX_DOCUMENTS) {
      const reason = m.document_too_many({ limit: MAX_DOCUMENTS }, getMessageOptions(tx.locale));
      throw new Invalid(reason, { document: [reason] });
    }
    if (!(await insertDocument(tx.db, document))) return null;
    await recordListingEvent(tx, "listing.document_added", row, { document: id });
    return document;
  });
}

async function findSameDocument(
  { db }: Context,
  number: number,
  source_sha256: string,
): Promise<DocumentRow | undefined> {
  return (await selectDocuments(db, number)).find((document) => document.source_sha256 === source_sha256);
}

/** Deletes a document's files. */
export async function deleteStoredDocument(
  { files }: Context,
  document: Pick<DocumentRow, "id" | "format">,
): Promise<void> {
  await files.remove(getDocumentKey(document));
  await files.remove(getTablesKey(document));
}

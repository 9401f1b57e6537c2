import { type Context, runInTransaction } from "#domain/context.ts";
import { type DocumentRow, selectDocument } from "#domain/ndas/confidential/confidential-queries.ts";
import { type DocumentDownload, getDocumentKey, toDownload } from "#domain/ndas/documents/document-files.ts";
import { createNotFound } from "#domain/ndas/documents/open-document.ts";
import { type DocumentView, type DocumentViewQuery, selectViews } from "#domain/ndas/documents/view-queries.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { Invalid } from "#lib/errors.ts";
import { isUuid } from "#lib/is-uuid.ts";
import { toSingleLine } from "#lib/plain-text.ts";
import { m } from "#messages/messages.js";
import { openListing } from "../editing/find-desk-listing.ts";
import { recordListingEvent } from "../editing/record-listing-event.ts";
import { deleteStoredDocument, MAX_NAME_LENGTH } from "./add-document.ts";
import { type DeskDocument, listDeskDocuments } from "./desk-document.ts";
import { deleteDocument, updateDocument } from "./document-queries.ts";

export interface DocumentOfListing {
  number: number;
  id: string;
}

/** Renames a document or sets whether buyers may download it. @throws NotFound, NotAllowed, Invalid */
export function changeDocument(
  context: Context,
  { number, id, ...changes }: DocumentOfListing & { name?: string; may_download?: boolean },
): Promise<DeskDocument> {
  return runInTransaction(context, async (tx) => {
    const { row } = await openListing(tx, number, "listing.write");
    const document = await findDocumentAt(tx, { number, id });
    if (!document) throw createNotFound(tx);
    const name = changes.name === undefined ? document.name : parseName(tx, changes.name);
    const may_download = changes.may_download ?? document.may_download;
    if (name !== document.name || may_download !== document.may_download) {
      await updateDocument(tx.db, id, { name, may_download });
      await recordListingEvent(tx, "listing.document_changed", row, { document: id, may_download });
    }
    return (await listDeskDocuments(tx.db, number)).find((one) => one.id === id) as DeskDocument;
  });
}

/**
 * Deletes a document permanently; succeeds if it is already deleted. Its view history is retained. @throws NotFound,
 * NotAllowed
 */
export async function removeDocument(context: Context, { number, id }: DocumentOfListing): Promise<void> {
  const removed = await runInTransaction(context, async (tx) => {
    const { row } = await openListing(tx, number, "listing.write");
    const document = await findDocumentAt(tx, { number, id });
    if (!document) return null;
    await deleteDocument(tx.db, id);
    await recordListingEvent(tx, "listing.document_removed", row, { document: id, name: document.name });
    return document;
  });
  // Deleted after the row, because a file without a row is never shown.
  if (removed) await deleteStoredDocument(context, removed);
}

/**
 * Downloads the original document for users who may edit the listing, and logs the download. @throws NotFound,
 * NotAllowed
 */
export async function fetchDocument(context: Context, { number, id }: DocumentOfListing): Promise<DocumentDownload> {
  const { row } = await openListing(context, number, "listing.read");
  const document = await findDocumentAt(context, { number, id });
  if (!document) throw createNotFound(context);
  const bytes = await context.files.get(getDocumentKey(document));
  await recordListingEvent(context, "listing.document_fetched", row, { document: id });
  return toDownload(document, bytes);
}

/** Returns who has viewed a document, latest first. @throws NotFound, NotAllowed */
export async function listReaders(
  context: Context,
  { number, id, page, per_page }: DocumentOfListing & Pick<DocumentViewQuery, "page" | "per_page">,
): Promise<{ data: DocumentView[]; total: number }> {
  await openListing(context, number, "listing.read");
  if (!(await findDocumentAt(context, { number, id }))) throw createNotFound(context);
  return selectViews(context.db, { of: { document_id: id }, page, per_page });
}

async function findDocumentAt({ db }: Context, { number, id }: DocumentOfListing): Promise<DocumentRow | undefined> {
  return isUuid(id) ? selectDocument(db, number, id) : undefined;
}

function parseName({ locale }: Context, typed: string): string {
  const options = getMessageOptions(locale);
  const name = toSingleLine(typed);
  if (name === "")
    throw new Invalid(m.field_check_marked({}, options), { name: [m.document_name_required({}, options)] });
  if (name.length > MAX_NAME_LENGTH)
    throw new Invalid(m.field_check_marked({}, options), {
      name: [m.field_too_long({ limit: MAX_NAME_LENGTH }, options)],
    });
  return name;
}

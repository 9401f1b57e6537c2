import { type Context, runInTransaction } from "#domain/context.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { NotAllowed } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { appendEvent } from "../evidence/append-event.ts";
import { type DocumentDownload, getDocumentKey, toDownload } from "./document-files.ts";
import { type DocumentRequest, openDocument } from "./open-document.ts";
import { recordView } from "./record-view.ts";

/**
 * Returns a complete document for the signed-in buyer, if the seller allows downloads. The download is logged, also in
 * the evidence chain.
 *
 * @throws as `openDocument`; NotAllowed if the document may only be viewed online
 */
export async function downloadDocument(context: Context, query: DocumentRequest): Promise<DocumentDownload> {
  const opened = await openDocument(context, query);
  const { nda, document } = opened;
  if (!document.may_download) throw new NotAllowed(m.document_no_download({}, getMessageOptions(context.locale)));
  const bytes = await context.files.get(getDocumentKey(document));
  const { buyer_id, listing_number } = nda;
  await runInTransaction(context, async (tx) => {
    await recordView(tx, opened, null, query.address);
    const details = { what: "document", document: document.id, name: document.name, sha256: document.source_sha256 };
    await appendEvent(tx, { kind: "downloaded", nda_id: nda.id, buyer_id, listing_number, details });
  });
  return toDownload(document, bytes);
}

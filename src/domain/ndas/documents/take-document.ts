import { type Context, inTransaction } from "#domain/context.ts";
import { messagesIn } from "#editions/message-locale.ts";
import { NotAllowed } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { appendEvent } from "../evidence/append-event.ts";
import { documentKey, type TakenDocument, takenDocument } from "./document-files.ts";
import { type DocumentRequest, openDocument } from "./open-document.ts";
import { recordView } from "./record-view.ts";

/**
 * A whole document for the buyer who asks, where the seller lets it be taken away. That it was is noted, also in the chain of
 * evidence.
 *
 * @throws as `openDocument`; NotAllowed where it is only to be read here
 */
export async function takeDocument(context: Context, query: DocumentRequest): Promise<TakenDocument> {
  const opened = await openDocument(context, query);
  const { nda, document } = opened;
  if (!document.may_download) throw new NotAllowed(m.document_no_download({}, messagesIn(context.locale)));
  const bytes = await context.files.get(documentKey(document));
  const { buyer_id, listing_number } = nda;
  await inTransaction(context, async (inside) => {
    await recordView(inside, opened, null, query.address);
    const details = { what: "document", document: document.id, name: document.name, sha256: document.source_sha256 };
    await appendEvent(inside, { kind: "downloaded", nda_id: nda.id, buyer_id, listing_number, details });
  });
  return takenDocument(document, bytes);
}

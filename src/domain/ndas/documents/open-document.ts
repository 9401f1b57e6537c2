import type { Context } from "#domain/context.ts";
import { messagesIn } from "#editions/message-locale.ts";
import { NotFound } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { type DocumentRow, selectDocument } from "../confidential/confidential-queries.ts";
import { canOpenConfidential } from "../confidential/open-to.ts";
import { isUuid, type Nda } from "../nda.ts";

/** Which document, and from where it is asked. */
export interface DocumentRequest {
  /** The listing's `{post}`. */
  post: string;
  id: string;
  /** The network address. */
  address: string;
}

/**
 * A document of a listing for the buyer who asks, with the agreement by which it is open to them.
 *
 * @throws as `openTo`; NotFound where the listing has no such document
 */
export async function openDocument(
  context: Context,
  { post, id }: Pick<DocumentRequest, "post" | "id">,
): Promise<{ nda: Nda; document: DocumentRow }> {
  const nda = await canOpenConfidential(context, post);
  const document = isUuid(id) ? await selectDocument(context.db, nda.listing_number, id) : undefined;
  if (!document) throw noSuchDocument(context);
  return { nda, document };
}

export function noSuchDocument({ locale }: Pick<Context, "locale">): NotFound {
  return new NotFound(m.document_not_found({}, messagesIn(locale)));
}

import type { Context } from "#domain/context.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { NotFound } from "#lib/errors.ts";
import { isUuid } from "#lib/is-uuid.ts";
import { m } from "#messages/messages.js";
import { type DocumentRow, selectDocument } from "../confidential/confidential-queries.ts";
import { requireConfidentialAccess } from "../confidential/require-confidential-access.ts";
import type { Nda } from "../nda.ts";

export interface DocumentRequest {
  /** The listing's `{post}` segment. */
  post: string;
  id: string;
  /** The IP address. */
  address: string;
}

/**
 * Returns a listing's document for the signed-in buyer, with the agreement that gives access.
 *
 * @throws as `requireConfidentialAccess`; NotFound if the listing has no such document
 */
export async function openDocument(
  context: Context,
  { post, id }: Pick<DocumentRequest, "post" | "id">,
): Promise<{ nda: Nda; document: DocumentRow }> {
  const nda = await requireConfidentialAccess(context, post);
  const document = isUuid(id) ? await selectDocument(context.db, nda.listing_number, id) : undefined;
  if (!document) throw createNotFound(context);
  return { nda, document };
}

export function createNotFound({ locale }: Pick<Context, "locale">): NotFound {
  return new NotFound(m.document_not_found({}, getMessageOptions(locale)));
}

import type { Context } from "#domain/context.ts";
import type { DocumentRow } from "../confidential/confidential-queries.ts";
import { type DocumentRequest, openDocument } from "./open-document.ts";

/** A document as its reader's page names it. */
export interface OpenDocument extends Pick<DocumentRow, "id" | "name" | "kind" | "pages" | "may_download"> {
  /** The listing's, to go back to. */
  listing_number: number;
}

/** What a document is called and how long it is; nothing of it is shown by that, and nothing noted. @throws as `openDocument` */
export async function findDocument(
  context: Context,
  query: Pick<DocumentRequest, "post" | "id">,
): Promise<OpenDocument> {
  const { id, name, kind, pages, may_download, listing_number } = (await openDocument(context, query)).document;
  return { id, name, kind, pages, may_download, listing_number };
}

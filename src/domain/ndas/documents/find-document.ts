import type { Context } from "#domain/context.ts";
import type { DocumentRow } from "../confidential/confidential-queries.ts";
import { type DocumentRequest, openDocument } from "./open-document.ts";

/** A document's metadata for the viewer page. */
export interface OpenDocument extends Pick<DocumentRow, "id" | "name" | "kind" | "pages" | "may_download"> {
  /** The listing to link back to. */
  listing_number: number;
}

/** Returns a document's name and length. It shows no content, so no view is logged. @throws as `openDocument` */
export async function findDocument(
  context: Context,
  query: Pick<DocumentRequest, "post" | "id">,
): Promise<OpenDocument> {
  const { id, name, kind, pages, may_download, listing_number } = (await openDocument(context, query)).document;
  return { id, name, kind, pages, may_download, listing_number };
}

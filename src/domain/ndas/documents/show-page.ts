import type { Context } from "#domain/context.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { BadDocument, type Sheet } from "#integrations/documents/documents.ts";
import { getSheetPage, type SheetPage } from "#integrations/documents/sheet-pages.ts";
import { NotFound, type Unavailable } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { getDocumentKey, getTablesKey } from "./document-files.ts";
import { createBusyError } from "./document-problem.ts";
import { createNotFound, type DocumentRequest, openDocument } from "./open-document.ts";
import { recordView } from "./record-view.ts";

export interface DocumentPageRequest extends DocumentRequest {
  /** The page number, from 1. */
  page: number;
}

/**
 * Returns a page of a PDF or an image as JPEG, watermarked with the buyer's name and the time. The view is logged.
 *
 * @throws as `openDocument`; NotFound past the last page, for a page that can't be rendered and for a spreadsheet;
 * Unavailable when there are too many requests
 */
export async function showDrawnPage(context: Context, query: DocumentPageRequest): Promise<Uint8Array> {
  const { nda, document } = await openDocument(context, query);
  const { kind, pages } = document;
  if (kind === "sheet" || !isPage(query.page, pages)) throw createNotFound(context);
  const stored = await context.files.get(getDocumentKey(document));
  const mark = `${nda.name} · ${getStamp(context.clock())}`;
  const drawn = await context.documents.draw({ kind, stored, page: query.page, mark }).catch((error) => {
    throw error instanceof BadDocument ? createPageProblem(context, error, document.id) : error;
  });
  // Checks again, because access may have been revoked while the page was rendered.
  const stillOpen = await openDocument(context, query);
  await recordView(context, stillOpen, query.page, query.address);
  return drawn;
}

/** Returns a page of a spreadsheet's rows and logs the view. @throws as `showDrawnPage` */
export async function showSheetPage(context: Context, query: DocumentPageRequest): Promise<SheetPage> {
  const opened = await openDocument(context, query);
  if (opened.document.kind !== "sheet") throw createNotFound(context);
  const tables = await context.files.get(getTablesKey(opened.document));
  const shown = getSheetPage(JSON.parse(new TextDecoder().decode(tables)) as Sheet[], query.page);
  if (!shown) throw createNotFound(context);
  await recordView(context, opened, query.page, query.address);
  return shown;
}

/** Logs the file's error for the site's operator, because the reader can't fix it. */
function createPageProblem({ log, locale }: Context, error: BadDocument, document: string): NotFound | Unavailable {
  if (error.fault === "busy") return createBusyError(locale);
  log.error({ err: error, document }, "failed to render a document page");
  return new NotFound(m.document_page_not_drawn({}, getMessageOptions(locale)));
}

const isPage = (page: number, pages: number): boolean => Number.isInteger(page) && page >= 1 && page <= pages;

/** Formats a time for the watermark: UTC, to the minute. */
function getStamp(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}

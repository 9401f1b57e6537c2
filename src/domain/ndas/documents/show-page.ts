import type { Context } from "#domain/context.ts";
import { messagesIn } from "#editions/message-locale.ts";
import { BadDocument, type Sheet } from "#integrations/documents/documents.ts";
import { type SheetPage, sheetPage } from "#integrations/documents/sheet-pages.ts";
import { NotFound, type Unavailable } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { documentKey, tablesKey } from "./document-files.ts";
import { noteView } from "./note-view.ts";
import { type DocumentAsked, noSuchDocument, openDocument } from "./open-document.ts";
import { tooManyWait } from "./refusal-of-document.ts";

export interface PageAsked extends DocumentAsked {
  /** From 1. */
  page: number;
}

/**
 * A page of a PDF or a picture as JPEG, with the buyer's name and the time drawn into it; that they have seen it is noted.
 *
 * @throws as `openDocument`; NotFound behind the last page, for a page that cannot be drawn and for a spreadsheet; Unavailable
 * when too many ask
 */
export async function showDrawnPage(context: Context, asked: PageAsked): Promise<Uint8Array> {
  const { nda, document } = await openDocument(context, asked);
  const { kind, pages } = document;
  if (kind === "sheet" || !isPage(asked.page, pages)) throw noSuchDocument(context);
  const kept = await context.files.get(documentKey(document));
  const mark = `${nda.name} · ${stampOf(context.clock())}`;
  const drawn = await context.documents.draw({ kind, kept, page: asked.page, mark }).catch((error) => {
    throw error instanceof BadDocument ? refusalOfPage(context, error, document.id) : error;
  });
  // While it waited to be drawn, somebody may have ended their access.
  const stillOpen = await openDocument(context, asked);
  await noteView(context, stillOpen, asked.page, asked.address);
  return drawn;
}

/** Some rows of a spreadsheet; that the buyer has seen them is noted. @throws as `showDrawnPage`, for what is drawn */
export async function showSheetPage(context: Context, asked: PageAsked): Promise<SheetPage> {
  const opened = await openDocument(context, asked);
  if (opened.document.kind !== "sheet") throw noSuchDocument(context);
  const tables = await context.files.get(tablesKey(opened.document));
  const shown = sheetPage(JSON.parse(new TextDecoder().decode(tables)) as Sheet[], asked.page);
  if (!shown) throw noSuchDocument(context);
  await noteView(context, opened, asked.page, asked.address);
  return shown;
}

/** What was wrong with the file is told to whoever runs the site: its reader can do nothing about it. */
function refusalOfPage({ log, locale }: Context, error: BadDocument, document: string): NotFound | Unavailable {
  if (error.fault === "busy") return tooManyWait(locale);
  log.error({ err: error, document }, "a page of a document could not be drawn");
  return new NotFound(m.document_page_not_drawn({}, messagesIn(locale)));
}

const isPage = (page: number, pages: number): boolean => Number.isInteger(page) && page >= 1 && page <= pages;

/** To the minute, UTC. */
function stampOf(time: Date): string {
  return `${time.toISOString().slice(0, 16).replace("T", " ")} UTC`;
}

import { parentPort } from "node:worker_threads";
import { BadDocument, type DocumentFault, type ReadDocument, type RequestedPage, type Sheet } from "./documents.ts";
import type { MarkFont } from "./mark-picture.ts";

/* Reads and renders files in a thread, which is terminated if a task takes too long after its code has loaded. */

export type DocumentRequest =
  | { read: Uint8Array }
  | { tables: Uint8Array }
  | { draw: RequestedPage; fonts: MarkFont[] };
export type DocumentResponse =
  | { read: ReadDocument }
  | { tables: Sheet[] }
  | { drawn: Uint8Array }
  | { fault: DocumentFault }
  | { error: string };

const QUALITY = 82;

const port = parentPort;
port?.on("message", async (request: DocumentRequest) => {
  port.postMessage(await handleRequest(request).catch(toProblem));
});

async function handleRequest(request: DocumentRequest): Promise<DocumentResponse> {
  if ("read" in request) {
    const { readDocument } = await import("./read-document.ts");
    reportLoaded();
    return { read: await readDocument(request.read) };
  }
  if ("tables" in request) {
    const { readImportedTables } = await import("./read-document.ts");
    reportLoaded();
    return { tables: await readImportedTables(request.tables) };
  }
  const { kind, stored, page, mark } = request.draw;
  const { drawPdf } = await import("./pdf.ts");
  const { drawPicture } = await import("./picture.ts");
  const { markPicture } = await import("./mark-picture.ts");
  reportLoaded();
  const canvas = kind === "pdf" ? await drawPdf(stored, page) : await drawPicture(stored);
  markPicture(canvas, mark, request.fonts);
  return { drawn: new Uint8Array(await canvas.encode("jpeg", QUALITY)) };
}

function reportLoaded(): void {
  port?.postMessage("loaded");
}

function toProblem(error: unknown): DocumentResponse {
  return error instanceof BadDocument ? { fault: error.fault } : { error: String(error) };
}

import { type FontFile, listFontFamilies, SCRIPTS } from "../pdf/font-files.ts";
import { createDocumentThread } from "./document-thread.ts";
import type { Documents } from "./documents.ts";

/** Max time for a task. Legitimate documents and pages take at most a few seconds, even on a busy machine. */
const TASK_TIMEOUT_MS = 20_000;

/**
 * Reads and renders documents in two worker threads, so that a slow upload doesn't delay people who are reading.
 *
 * @param script the built worker (`document-worker.js`)
 */
export function createDocumentsInThread(script: string, fontFile: FontFile, timeout_ms = TASK_TIMEOUT_MS): Documents {
  const uploads = createDocumentThread(script, timeout_ms);
  const pages = createDocumentThread(script, timeout_ms);
  return {
    async read(bytes) {
      const response = await uploads.ask({ read: bytes });
      if (!("read" in response)) throw new Error("Expected to read a document, but it was drawn.");
      return response.read;
    },
    async readTables(bytes) {
      const response = await uploads.ask({ tables: bytes });
      if (!("tables" in response)) throw new Error("Expected the tables of a workbook.");
      return response.tables;
    },
    async draw(query) {
      const needed = new Set(listFontFamilies(query.mark));
      const fonts = SCRIPTS.filter(({ family }) => needed.has(family)).map(({ family, file }) => ({
        family: `mark-${family}`,
        path: fontFile(`${file}-400-normal.ttf`),
      }));
      const response = await pages.ask({ draw: query, fonts });
      if (!("drawn" in response)) throw new Error("Expected to draw a document, but it was read.");
      return response.drawn;
    },
    async close() {
      uploads.close();
      pages.close();
    },
  };
}

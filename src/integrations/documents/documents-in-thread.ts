import { type FontFile, listFontFamilies, SCRIPTS } from "../pdf/font-files.ts";
import { createDocumentThread } from "./document-thread.ts";
import type { Documents } from "./documents.ts";

/** No legitimate document or page takes longer. */
const TASK_TIMEOUT_MS = 5_000;

/**
 * Reads and renders documents in two worker threads, so that an upload that takes too long doesn't keep anyone from
 * reading.
 *
 * @param script the built worker (`document-worker.js`).
 */
export function createDocumentsInThread(script: string, fontFile: FontFile, timeout_ms = TASK_TIMEOUT_MS): Documents {
  const uploads = createDocumentThread(script, timeout_ms);
  const pages = createDocumentThread(script, timeout_ms);
  return {
    async read(bytes) {
      const answer = await uploads.ask({ read: bytes });
      if (!("read" in answer)) throw new Error("Expected to read a document, but it was drawn.");
      return answer.read;
    },
    async readTables(bytes) {
      const answer = await uploads.ask({ tables: bytes });
      if (!("tables" in answer)) throw new Error("Expected the tables of a workbook.");
      return answer.tables;
    },
    async draw(query) {
      const needed = new Set(listFontFamilies(query.mark));
      const fonts = SCRIPTS.filter(({ family }) => needed.has(family)).map(({ family, file }) => ({
        family: `mark-${family}`,
        path: fontFile(`${file}-400-normal.ttf`),
      }));
      const answer = await pages.ask({ draw: query, fonts });
      if (!("drawn" in answer)) throw new Error("Expected to draw a document, but it was read.");
      return answer.drawn;
    },
    async close() {
      uploads.close();
      pages.close();
    },
  };
}

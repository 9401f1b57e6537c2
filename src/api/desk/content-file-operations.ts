import { strToU8, type Zippable, zipSync } from "fflate";
import { TEXT_RIGHTS } from "#domain/content/editing/content-access.ts";
import { authorizeContentImport } from "#domain/content/files/import-content.ts";
import { unpackContent } from "#domain/content/files/unpack-content.ts";
import { exportFiles } from "#domain/content/library/files/export-files.ts";
import { importFiles, previewFileImport } from "#domain/content/library/files/import-files.ts";
import type { Context } from "#domain/context.ts";
import { FileResponse, type Operation } from "../http/operation.ts";
import { defineDeskOperation } from "./desk-operation.ts";

/**
 * The modification time of every file in the archive. It is constant, so that the same texts produce the same bytes;
 * 1980 is the earliest year that ZIP can store.
 */
const FILE_TIME = new Date(1980, 0, 1);

/** Upload limit. Compressed texts are small, and a picture is a few hundred kilobytes. */
const upload = { types: ["application/zip"], maxBytes: 60_000_000 };

async function authorizeImport(context: Context): Promise<void> {
  authorizeContentImport(context);
}

export const CONTENT_FILE_OPERATIONS: readonly Operation[] = [
  defineDeskOperation({
    id: "exportContent",
    method: "GET",
    path: "/desk/content-files",
    summary: "Downloads the texts and pictures that the person may change, as a ZIP of a file per text and language",
    right: TEXT_RIGHTS.read,
    async handle(context) {
      // Pictures are already compressed.
      const files = (await exportFiles(context)).map(({ path, text, bytes }): [string, Zippable[string]] => [
        path,
        bytes ? [bytes, { level: 0 }] : strToU8(text),
      ]);
      return new FileResponse(zipSync(Object.fromEntries(files), { mtime: FILE_TIME }), "application/zip", "texts.zip");
    },
  }),
  defineDeskOperation<void, Uint8Array>({
    id: "previewContentImport",
    method: "POST",
    path: "/desk/content-files/preview",
    summary: "Checks a ZIP of texts and pictures and returns what an import would change, by path; saves nothing",
    upload,
    status: 201,
    find: authorizeImport,
    handle: async (context, { input }) => ({ ...(await previewFileImport(context, unpackContent(input))) }),
  }),
  defineDeskOperation<void, Uint8Array>({
    id: "importContent",
    method: "POST",
    path: "/desk/content-files",
    summary: "Imports a ZIP of texts and pictures; what differs becomes the person's new version",
    upload,
    status: 201,
    find: authorizeImport,
    handle: async (context, { input }) => ({ ...(await importFiles(context, unpackContent(input))) }),
  }),
];

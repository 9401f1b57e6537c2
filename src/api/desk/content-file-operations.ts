import { strToU8, zipSync } from "fflate";
import * as v from "valibot";
import { TEXT_RIGHTS } from "#domain/content/editing/content-access.ts";
import { exportContent } from "#domain/content/files/export-content.ts";
import { authorizeContentImport, importContent } from "#domain/content/files/import-content.ts";
import { unpackContent } from "#domain/content/files/unpack-content.ts";
import { type Context, runAndRollBack } from "#domain/context.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { FileResponse, type Operation } from "../http/operation.ts";
import { anyObject, defineDeskOperation } from "./desk-operation.ts";

/**
 * The modification time of every file in the archive. It is constant, so that the same texts produce the same bytes;
 * 1980 is the earliest year that ZIP can store.
 */
const FILE_TIME = new Date(1980, 0, 1);

/** Upload limit. Compressed texts are small: this is many times what a network has. */
const upload = { types: ["application/zip"], maxBytes: 10_000_000 };

async function authorizeImport(context: Context): Promise<void> {
  authorizeContentImport(context);
}

export const CONTENT_FILE_OPERATIONS: readonly Operation[] = [
  defineDeskOperation({
    id: "exportContent",
    method: "GET",
    path: "/desk/content-files",
    summary: "Downloads the texts that the person may change, as a ZIP of a file per text and language",
    response: { status: 200, schema: v.any(), content_type: "application/zip" },
    find: async (context) => void authorize(context, TEXT_RIGHTS.read),
    async handle(context) {
      const files = (await exportContent(context)).map(({ path, text }) => [path, strToU8(text)]);
      return new FileResponse(zipSync(Object.fromEntries(files), { mtime: FILE_TIME }), "application/zip", "texts.zip");
    },
  }),
  defineDeskOperation<void, Uint8Array>({
    id: "previewContentImport",
    method: "POST",
    path: "/desk/content-files/preview",
    summary: "Checks a ZIP of texts and returns what an import would change, by path; saves nothing",
    upload,
    response: { status: 201, schema: anyObject },
    problems: [413, 415, 422],
    find: authorizeImport,
    handle: async (context, { input }) => {
      const files = unpackContent(input);
      return { ...(await runAndRollBack(context, (tx) => importContent(tx, files))) };
    },
  }),
  defineDeskOperation<void, Uint8Array>({
    id: "importContent",
    method: "POST",
    path: "/desk/content-files",
    summary: "Imports a ZIP of texts; what differs becomes the person's new version",
    upload,
    response: { status: 201, schema: anyObject },
    problems: [413, 415, 422],
    find: authorizeImport,
    handle: async (context, { input }) => ({ ...(await importContent(context, unpackContent(input))) }),
  }),
];

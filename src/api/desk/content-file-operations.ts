import { strToU8, zipSync } from "fflate";
import * as v from "valibot";
import { TEXT_RIGHTS } from "#domain/content/editing/content-access.ts";
import { exportContent } from "#domain/content/files/export-content.ts";
import { authorize } from "#domain/staff/staff-policy.ts";
import { FileResponse, type Operation } from "../http/operation.ts";
import { defineDeskOperation } from "./desk-operation.ts";

/** The time of every file in the archive, so that the same texts give the same bytes: the earliest that ZIP has. */
const FILE_TIME = new Date(1980, 0, 1);

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
];

import type { Context } from "#domain/context.ts";
import { BadPhoto, createPhotoProblem } from "#domain/listings/photos/photo-problem.ts";
import { type ReadPhoto, readPhoto } from "#domain/listings/photos/read-photo.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { getPictureKey, getStoredWidths } from "../text/pictures/picture-path.ts";
import type { PictureRow } from "./picture-queries.ts";

/** Reads an uploaded picture and makes its sizes. @throws Invalid if it isn't a usable picture */
export async function readPicture(context: Context, bytes: Uint8Array): Promise<ReadPhoto> {
  return readPhoto(bytes).catch((error) => {
    throw error instanceof BadPhoto ? createPhotoProblem(error, context.locale) : error;
  });
}

/** Records a change to a picture in the audit log. */
export function recordPictureEvent(
  tx: Context,
  { id, office_id }: Pick<PictureRow, "id" | "office_id">,
  event: string,
): Promise<void> {
  return recordAuditEvent(tx, { action: `picture.${event}`, subject: `picture ${id}`, office_id });
}

/** Deletes files after their row, so that no row ever refers to a missing file. */
export async function removePictureFiles(
  { files }: Context,
  { token, file_version, width }: Pick<PictureRow, "token" | "file_version" | "width">,
): Promise<void> {
  for (const stored of getStoredWidths(width)) await files.remove(getPictureKey(token, file_version, stored));
}

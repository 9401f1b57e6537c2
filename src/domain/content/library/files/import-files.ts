import { type Context, runAndRollBack, runInTransaction } from "#domain/context.ts";
import { invalidate } from "#domain/invalidate.ts";
import { storeFiles } from "#integrations/files/file-store.ts";
import { Conflict } from "#lib/errors.ts";
import { getNextVersion } from "#lib/version.ts";
import { m } from "#messages/messages.js";
import { authorizeContentImport, type ContentImport, importContent } from "../../files/import-content.ts";
import type { ContentFile } from "../../files/read-content-files.ts";
import { getPictureKey } from "../../text/pictures/picture-path.ts";
import { insertPicture, lockPicture, updatePicture } from "../picture-queries.ts";
import { recordPictureEvent, removePictureFiles } from "../store-picture.ts";
import { parsePictureFilePath } from "./picture-document.ts";
import { type PicturePlan, type PlannedPicture, planPictures } from "./plan-pictures.ts";

/**
 * Imports texts and pictures as `exportFiles` writes them, as `importContent` does: all or nothing, safe to repeat.
 *
 * @throws NotSignedIn; NotAllowed unless the viewer may change all texts; Invalid by path.
 */
export async function importFiles(context: Context, files: readonly ContentFile[]): Promise<ContentImport> {
  authorizeContentImport(context);
  const plan = await planPictures(context, files);
  const result = await storeFiles(context.files, getStoredFiles(plan), () =>
    runInTransaction(context, (tx) => saveFiles(tx, files, plan)),
  );
  if (!result) throw new Error("An import has no result.");
  for (const { before, file } of plan.pictures) if (before && file) await removePictureFiles(context, before);
  return result;
}

/** Returns what `importFiles` would do. @throws as `importFiles` does */
export async function previewFileImport(context: Context, files: readonly ContentFile[]): Promise<ContentImport> {
  authorizeContentImport(context);
  const plan = await planPictures(context, files);
  return runAndRollBack(context, (tx) => saveFiles(tx, files, plan));
}

async function saveFiles(tx: Context, files: readonly ContentFile[], plan: PicturePlan): Promise<ContentImport> {
  for (const picture of plan.pictures) await savePicture(tx, picture);
  if (plan.pictures.length > 0) await invalidate(tx, "content", "blog");
  const texts = await importContent(
    tx,
    files.filter(({ path }) => !parsePictureFilePath(path)),
  );
  const listPaths = (isNew: boolean): string[] =>
    plan.pictures.filter(({ before }) => (before === null) === isNew).map(({ path }) => path);
  return {
    created: [...listPaths(true), ...texts.created],
    changed: [...listPaths(false), ...texts.changed],
    unchanged: texts.unchanged + plan.unchanged,
    missing: texts.missing,
  };
}

async function savePicture(tx: Context, { token, document, office_id, before, file }: PlannedPicture): Promise<void> {
  const { name, alts, focus_x, focus_y } = document;
  const texts = { name, alts: JSON.stringify(alts), focus_x, focus_y };
  const stored = file && { width: file.width, height: file.height, source_sha256: file.source_sha256 };
  if (before) {
    const locked = await lockPicture(tx.db, before.id);
    // Edited or deleted since the files were compared.
    if (locked?.getTime() !== before.updated_at.getTime()) throw new Conflict(m.desk_conflict());
    const updated_at = getNextVersion(locked, tx.clock());
    const replaced = stored && { ...stored, file_version: before.file_version + 1 };
    await updatePicture(tx.db, before.id, { ...texts, ...replaced, updated_at });
    await recordPictureEvent(tx, { id: before.id, office_id }, stored ? "replaced" : "changed");
  } else if (stored) {
    const id = await insertPicture(tx.db, { ...texts, ...stored, token, office_id, updated_at: tx.clock() });
    await recordPictureEvent(tx, { id, office_id }, "added");
  }
}

/** Returns the files to store, by key. */
function getStoredFiles({ pictures }: PicturePlan): Map<string, Uint8Array> {
  return new Map(
    pictures.flatMap(({ token, before, file }) =>
      [...(file?.sizes ?? [])].map(
        ([width, content]) => [getPictureKey(token, before ? before.file_version + 1 : 1, width), content] as const,
      ),
    ),
  );
}

import { randomBytes } from "node:crypto";
import type { OriginalPhoto, PhotoCrop } from "#db/tables/listings.ts";
import { type Context, runInTransaction } from "#domain/context.ts";
import { getPhotoPath, parsePhotoPath } from "#domain/listings/photo-path.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { storeFiles } from "#integrations/files/file-store.ts";
import { FileMissing } from "#integrations/files/files.ts";
import { Conflict, NotFound } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import { type DeskPhoto, getPhoto } from "../editing/desk-listing.ts";
import { openListing } from "../editing/find-desk-listing.ts";
import { notifyListingChange } from "../editing/notify-change.ts";
import { recordListingEvent } from "../editing/record-listing-event.ts";
import { getPhotoKey } from "./photo-key.ts";
import { BadPhoto, createPhotoProblem } from "./photo-problem.ts";
import { type PhotoRow, selectPhotos, updatePhoto } from "./photo-queries.ts";
import { cutPhoto } from "./read-photo.ts";
import { removePhotoFiles } from "./remove-photo-files.ts";

interface CropRequest {
  number: number;
  id: number;
  /** The part to show; null for the whole photo. */
  crop: PhotoCrop | null;
}

type Change = Pick<PhotoRow, "path" | "width" | "height" | "crop" | "original">;

/**
 * Shows a part of a listing's photo, or the whole photo again. The whole photo is kept, for the desk only. Repeating it
 * changes nothing.
 *
 * @throws Invalid if the part is too small; Conflict if someone else has cropped the photo; NotFound, NotAllowed
 */
export async function cropListingPhoto(context: Context, { number, id, crop }: CropRequest): Promise<DeskPhoto> {
  await openListing(context, number, "listing.write", false);
  const photo = await findPhotoRow(context, number, id);
  if (isSameCrop(photo.crop, crop)) return getPhoto(photo);
  const before: OriginalPhoto = photo.original ?? photo;
  const replace = (change: Change) => replacePhoto(context, number, photo, change);
  let changed: DeskPhoto | null;
  if (crop === null) changed = await replace({ ...before, crop: null, original: null });
  else {
    const part = await cutStoredPhoto(context, before.path, crop);
    const token = randomBytes(16).toString("hex");
    const contents = new Map([...part.sizes].map(([width, content]) => [getPhotoKey(token, width), content]));
    const { path, width, height } = before;
    changed = await storeFiles(context.files, contents, () =>
      replace({
        path: getPhotoPath(token, part.width),
        width: part.width,
        height: part.height,
        crop,
        original: { path, width, height },
      }),
    );
  }
  // Files are deleted after the row is changed, so that no row ever refers to a missing file.
  if (photo.original) await removePhotoFiles(context, photo.path);
  if (!changed) throw new Error(`The cropped photo ${id} was not stored.`);
  return changed;
}

async function findPhotoRow({ db, locale }: Pick<Context, "db" | "locale">, number: number, id: number) {
  const photo = (await selectPhotos(db, number)).find((photo) => photo.id === id);
  if (!photo) throw new NotFound(m.photo_not_found({}, getMessageOptions(locale)));
  return photo;
}

const isSameCrop = (one: PhotoCrop | null, other: PhotoCrop | null): boolean =>
  one === null || other === null
    ? one === other
    : (["left", "top", "width", "height"] as const).every((side) => one[side] === other[side]);

async function cutStoredPhoto({ files, locale }: Context, path: string, crop: PhotoCrop) {
  const stored = parsePhotoPath(path);
  if (!stored) throw createPhotoProblem(new BadPhoto("unreadable"), locale);
  try {
    return await cutPhoto(await files.get(getPhotoKey(stored.token, stored.width)), crop);
  } catch (error) {
    if (error instanceof BadPhoto) throw createPhotoProblem(error, locale);
    if (error instanceof FileMissing) throw new NotFound(m.photo_not_found({}, getMessageOptions(locale)));
    throw error;
  }
}

function replacePhoto(context: Context, number: number, before: PhotoRow, change: Change): Promise<DeskPhoto> {
  return runInTransaction(context, async (tx) => {
    const { row } = await openListing(tx, number, "listing.write");
    const current = await findPhotoRow(tx, number, before.id);
    if (current.path !== before.path) throw new Conflict(m.photo_list_changed({}, getMessageOptions(tx.locale)));
    await updatePhoto(tx.db, before.id, change);
    await recordListingEvent(tx, "listing.photo_cropped", row, { photo: before.id });
    await notifyListingChange(tx, number, row.status);
    return getPhoto({ ...current, ...change });
  });
}

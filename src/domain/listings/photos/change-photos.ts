import { type Context, runInTransaction } from "#domain/context.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { Conflict, Invalid, NotFound } from "#lib/errors.ts";
import { toSingleLine } from "#lib/plain-text.ts";
import { m } from "#messages/messages.js";
import { type DeskPhoto, getPhoto } from "../editing/desk-listing.ts";
import { openListing } from "../editing/find-desk-listing.ts";
import { notifyListingChange } from "../editing/notify-change.ts";
import { recordListingEvent } from "../editing/record-listing-event.ts";
import { deletePhoto, selectPhotos, updatePhoto } from "./photo-queries.ts";
import { removePhotoFiles } from "./remove-photo-files.ts";

export const MAX_ALT_LENGTH = 250;

/**
 * Reorders a listing's photos. Cards show the first one.
 *
 * @throws Conflict unless the ids are exactly those of its photos, because someone else has added or removed one
 */
export function arrangePhotos(
  context: Context,
  { number, ids }: { number: number; ids: readonly number[] },
): Promise<DeskPhoto[]> {
  return runInTransaction(context, async (tx) => {
    const { row } = await openListing(tx, number, "listing.write");
    const before = await selectPhotos(tx.db, number);
    const isSame = before.length === ids.length && before.every(({ id }) => ids.includes(id));
    if (!isSame || new Set(ids).size !== ids.length)
      throw new Conflict(m.photo_list_changed({}, getMessageOptions(tx.locale)));
    if (before.some(({ id }, position) => id !== ids[position])) {
      for (const [position, id] of ids.entries()) await updatePhoto(tx.db, id, { position });
      await recordListingEvent(tx, "listing.photos_arranged", row);
      await notifyListingChange(tx, number, row.status);
    }
    return (await selectPhotos(tx.db, number)).map(getPhoto);
  });
}

/** Sets a photo's alternative text. @throws NotFound, Invalid */
export function describePhoto(
  context: Context,
  { number, id, alt }: { number: number; id: number; alt: string | null },
): Promise<DeskPhoto> {
  return runInTransaction(context, async (tx) => {
    const { row } = await openListing(tx, number, "listing.write");
    const options = getMessageOptions(tx.locale);
    const photo = (await selectPhotos(tx.db, number)).find((photo) => photo.id === id);
    if (!photo) throw new NotFound(m.photo_not_found({}, options));
    const words = toSingleLine(alt ?? "") || null;
    if ((words?.length ?? 0) > MAX_ALT_LENGTH) {
      throw new Invalid(m.field_check_marked({}, options), {
        alt: [m.field_too_long({ limit: MAX_ALT_LENGTH }, options)],
      });
    }
    if (words !== photo.alt) {
      await updatePhoto(tx.db, id, { alt: words });
      await notifyListingChange(tx, number, row.status);
    }
    return getPhoto({ ...photo, alt: words });
  });
}

/** Deletes a photo permanently; succeeds if it is already deleted. @throws NotFound, NotAllowed */
export async function removePhoto(context: Context, { number, id }: { number: number; id: number }): Promise<void> {
  const removed = await runInTransaction(context, async (tx) => {
    const { row } = await openListing(tx, number, "listing.write");
    const photo = (await selectPhotos(tx.db, number)).find((photo) => photo.id === id);
    if (!photo) return null;
    await deletePhoto(tx.db, id);
    await recordListingEvent(tx, "listing.photo_removed", row, { photo: id });
    await notifyListingChange(tx, number, row.status);
    return photo;
  });
  if (!removed) return;
  await removePhotoFiles(context, removed.path);
  if (removed.original) await removePhotoFiles(context, removed.original.path);
}

import { randomBytes } from "node:crypto";
import { type Context, runInTransaction } from "#domain/context.ts";
import { getPhotoPath } from "#domain/listings/photo-path.ts";
import { getMessageOptions } from "#editions/message-locale.ts";
import { storeFiles } from "#integrations/files/file-store.ts";
import { Invalid } from "#lib/errors.ts";
import { sha256 } from "#lib/sha256.ts";
import { m } from "#messages/messages.js";
import { type DeskPhoto, getPhoto } from "../editing/desk-listing.ts";
import { openListing } from "../editing/find-desk-listing.ts";
import { notifyListingChange } from "../editing/notify-change.ts";
import { recordListingEvent } from "../editing/record-listing-event.ts";
import { getPhotoKey } from "./photo-key.ts";
import { BadPhoto, createPhotoProblem } from "./photo-problem.ts";
import { insertPhoto, selectPhotos } from "./photo-queries.ts";
import { readPhoto } from "./read-photo.ts";

/** Max photos per listing, more than anyone would look at. */
const MAX_PHOTOS = 30;

/**
 * Adds an uploaded photo after the listing's others. Uploading the same file again returns the existing photo.
 *
 * @throws Invalid if it isn't a photo or there are too many; NotFound, NotAllowed
 */
export async function addPhoto(
  context: Context,
  { number, bytes }: { number: number; bytes: Uint8Array },
): Promise<DeskPhoto> {
  await openListing(context, number, "listing.write", false);
  const source_sha256 = sha256(bytes);
  // Decoding is slow, so it happens outside the transaction.
  const read = await readPhoto(bytes).catch((error) => {
    throw error instanceof BadPhoto ? createPhotoProblem(error, context.locale) : error;
  });
  const token = randomBytes(16).toString("hex");
  const contents = new Map([...read.sizes].map(([width, content]) => [getPhotoKey(token, width), content]));
  const added = await storeFiles(context.files, contents, () =>
    runInTransaction(context, async (tx) => {
      const { row } = await openListing(tx, number, "listing.write");
      const before = await selectPhotos(tx.db, number);
      if (before.length >= MAX_PHOTOS) {
        const reason = m.photo_too_many({ limit: MAX_PHOTOS }, getMessageOptions(tx.locale));
        throw new Invalid(reason, { photo: [reason] });
      }
      const { width, height, had_location } = read;
      const path = getPhotoPath(token, width);
      const photo = { listing_number: number, path, width, height, had_location, source_sha256, alt: null };
      const id = await insertPhoto(tx.db, photo);
      if (id === undefined) return null;
      await recordListingEvent(tx, "listing.photo_added", row, { photo: id });
      await notifyListingChange(tx, number, row.status);
      return getPhoto({ ...photo, id, crop: null, original: null });
    }),
  );
  return added ?? findSamePhoto(context, number, source_sha256);
}

async function findSamePhoto(context: Context, number: number, source_sha256: string): Promise<DeskPhoto> {
  const same = (await selectPhotos(context.db, number)).find((photo) => photo.source_sha256 === source_sha256);
  if (!same) throw new Error(`Listing ${number} no longer has the photo that it had a moment ago.`);
  return getPhoto(same);
}

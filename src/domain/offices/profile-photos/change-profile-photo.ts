import { randomBytes } from "node:crypto";
import type { PhotoCrop } from "#db/tables/listings.ts";
import { type Context, runInTransaction } from "#domain/context.ts";
import { invalidate, type Tag } from "#domain/invalidate.ts";
import { BadPhoto, createPhotoProblem } from "#domain/listings/photos/photo-problem.ts";
import { cropPhoto } from "#domain/listings/photos/read-photo.ts";
import { findEditedAgent } from "#domain/offices/agents/editing/edit-agent.ts";
import { findEditedOffice } from "#domain/offices/editing/edit-office.ts";
import { recordAuditEvent } from "#domain/staff/record-audit-event.ts";
import { storeFiles } from "#integrations/files/file-store.ts";
import { getProfilePhotoKey, getProfilePhotoPath } from "./profile-photo.ts";
import { replaceAgentPhoto, replaceOfficePhoto } from "./profile-photo-queries.ts";

/** Whose photo it is. */
type Kind = "office" | "agent";

/** In pixels; pages show an agent's portrait at a fifth of this. */
const SIZES = { office: { width: 960, height: 640 }, agent: { width: 320, height: 320 } };

/** The path of a photo; null if it was removed. */
export interface ProfilePhoto {
  photo: string | null;
}

/**
 * Replaces the photo of an office or an agent with an uploaded one, cropped and without the camera's metadata.
 *
 * @param part the part to show, in percent of the upright photo; null for the one that attracts attention
 * @throws NotSignedIn; NotAllowed; NotFound; Invalid if it isn't a photo
 */
export async function addProfilePhoto(
  context: Context,
  kind: Kind,
  id: number,
  bytes: Uint8Array,
  part: PhotoCrop | null = null,
): Promise<ProfilePhoto> {
  await findOwner(context, kind, id);
  const content = await cropPhoto(bytes, SIZES[kind], part).catch((error) => {
    throw error instanceof BadPhoto ? createPhotoProblem(error, context.locale) : error;
  });
  const photo = getProfilePhotoPath(randomBytes(16).toString("hex"));
  const stored = await storeFiles(context.files, new Map([[getProfilePhotoKey(photo) ?? "", content]]), () =>
    replacePhoto(context, kind, id, photo),
  );
  if (stored?.before) await removeFile(context, stored.before);
  return { photo };
}

/** Removes the photo of an office or an agent. @throws NotSignedIn; NotAllowed; NotFound */
export async function removeProfilePhoto(context: Context, kind: Kind, id: number): Promise<void> {
  const { before } = await replacePhoto(context, kind, id, null);
  if (before) await removeFile(context, before);
}

/** Sets the photo without changing the record's version, so that the open form on the same page can still be saved. */
function replacePhoto(context: Context, kind: Kind, id: number, photo: string | null) {
  return runInTransaction(context, async (tx) => {
    const { office_id, tags } = await findOwner(tx, kind, id);
    const replace = kind === "office" ? replaceOfficePhoto : replaceAgentPhoto;
    const before = await replace(tx.db, id, photo);
    const action = `${kind}.${photo ? "photo_added" : "photo_removed"}`;
    await recordAuditEvent(tx, { action, subject: `${kind} ${id}`, office_id });
    await invalidate(tx, ...tags);
    return { before };
  });
}

async function findOwner(context: Context, kind: Kind, id: number): Promise<{ office_id: number; tags: Tag[] }> {
  if (kind === "office") {
    const { slug } = await findEditedOffice(context, id, "office.write");
    return { office_id: id, tags: [`office:${slug}`, "offices"] };
  }
  const { office_id, office_slug } = await findEditedAgent(context, id, "agent.write");
  // Listing pages show the agent's photo, too.
  return { office_id, tags: [`office:${office_slug}`, "offices", "listings"] };
}

/** Deletes a file. Call it after the row is changed, so that no row ever refers to a missing file. */
async function removeFile({ files }: Context, path: string): Promise<void> {
  const key = getProfilePhotoKey(path);
  if (key) await files.remove(key);
}

import type { Context } from "#domain/context.ts";
import { PUBLIC_STATUSES } from "#domain/listings/listing.ts";
import { parsePhotoPath } from "#domain/listings/photo-path.ts";
import { isAllowed } from "#domain/staff/staff-policy.ts";
import { FileMissing } from "#integrations/files/files.ts";
import { getPhotoKey } from "./photo-key.ts";
import { selectOriginalOwner, selectPhotoOwner } from "./photo-queries.ts";

/** A photo's bytes, in WebP. */
export interface FoundPhoto {
  bytes: Uint8Array;
  /** Whether everyone may see the photo. If not, only people at the desk may, and it must not be cached. */
  is_public: boolean;
}

/**
 * Finds the photo at a path. Photos of public listings are visible to all visitors, others only at the desk to users
 * who may read the listing. Returns null for all other users and if there is no photo.
 */
export async function findPhoto(
  context: Pick<Context, "db" | "files">,
  path: string,
  findViewer: () => Promise<Context["viewer"]>,
): Promise<FoundPhoto | null> {
  const photo = parsePhotoPath(path);
  if (!photo) return null;
  const shown = await selectPhotoOwner(context.db, photo.token);
  const is_public = PUBLIC_STATUSES.some((status) => status === shown?.status);
  if (!is_public) {
    const viewer = await findViewer();
    if (viewer.role !== "staff") return null;
    // Only the desk sees the whole of a cropped photo.
    const owner = shown ?? (await selectOriginalOwner(context.db, photo.token));
    if (!owner || !isAllowed(viewer, "listing.read", owner)) return null;
  }
  try {
    return { bytes: await context.files.get(getPhotoKey(photo.token, photo.width)), is_public };
  } catch (error) {
    if (error instanceof FileMissing) return null;
    throw error;
  }
}

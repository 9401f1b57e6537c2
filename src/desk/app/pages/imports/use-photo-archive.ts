import { useState } from "react";
import { m } from "#messages/messages.js";
import { uploadFile } from "../listings/parts/upload-file.ts";
import { type ArchivedPhoto, listArchivedPhotos, unpackPhoto } from "./photo-archive.ts";

/** A browser keeps the archive in memory while its photos are sent. */
const MAX_ARCHIVE_BYTES = 500_000_000;

export interface PhotoResult extends ArchivedPhoto {
  /** Why the photo was rejected; null if it was added or the listing already had it. */
  problem: string | null;
}

/** The photos of an archive and their results while they are uploaded. */
export interface PhotoUpload {
  total: number;
  results: PhotoResult[];
  others: string[];
}

/** Uploads the photos of a ZIP archive one at a time and records the result of each. */
export function usePhotoArchive() {
  const [upload, setUpload] = useState<PhotoUpload | null>(null);
  const [error, setError] = useState<string | null>(null);
  const open = async (file: File): Promise<void> => {
    setUpload(null);
    setError(null);
    if (file.size > MAX_ARCHIVE_BYTES) return setError(m.desk_photo_archive_too_large());
    try {
      await addPhotos(new Uint8Array(await file.arrayBuffer()), setUpload);
    } catch {
      setError(m.desk_photo_archive_unreadable());
    }
  };
  return { upload, error, isBusy: upload !== null && upload.results.length < upload.total, open };
}

async function addPhotos(archive: Uint8Array, onProgress: (upload: PhotoUpload) => void): Promise<void> {
  const { photos, others } = listArchivedPhotos(archive);
  const results: PhotoResult[] = [];
  const report = () => onProgress({ total: photos.length, results: [...results], others });
  report();
  for (const photo of photos) {
    results.push({ ...photo, problem: await addPhoto(archive, photo) });
    report();
  }
}

/**
 * Adds a photo to its listing. Resolves with the reason if it was rejected. A photo that the listing already has is not
 * added again.
 */
async function addPhoto(archive: Uint8Array, photo: ArchivedPhoto): Promise<string | null> {
  try {
    await uploadFile(`/listings/${photo.number}/photos`, photo.type, unpackPhoto(archive, photo), () => {});
    return null;
  } catch (error) {
    return (error as Error).message || m.desk_error();
  }
}

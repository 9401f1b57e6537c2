import { unzipSync } from "fflate";
import { getOwnValue } from "#lib/own-value.ts";

/** The API rejects larger photos. */
const MAX_PHOTO_BYTES = 10_000_000;

const TYPES: Record<string, string> = {
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
};

/** A photo in an archive. Its own name or its folder's starts with the listing number. */
export interface ArchivedPhoto {
  name: string;
  number: number;
  type: string;
}

export interface PhotoArchive {
  photos: ArchivedPhoto[];
  /** The names of all other files: not a photo, larger than 10 MB, or without a listing number. */
  others: string[];
}

/**
 * Lists the photos of a ZIP archive, in natural order, without unpacking any.
 *
 * @throws Error if it isn't a ZIP archive.
 */
export function listArchivedPhotos(archive: Uint8Array): PhotoArchive {
  const photos: ArchivedPhoto[] = [];
  const others: string[] = [];
  unzipSync(archive, {
    filter({ name, originalSize }) {
      if (isFile(name)) {
        const photo = readName(name);
        if (photo && originalSize <= MAX_PHOTO_BYTES) photos.push(photo);
        else others.push(name);
      }
      return false;
    },
  });
  const order = new Intl.Collator("en", { numeric: true });
  photos.sort((a, b) => a.number - b.number || order.compare(a.name, b.name));
  return { photos, others };
}

/** Unpacks one photo of an archive. @throws Error if its data is damaged. */
export function unpackPhoto(archive: Uint8Array, { name, type }: ArchivedPhoto): File {
  const bytes = unzipSync(archive, { filter: (file) => file.name === name })[name];
  if (!bytes) throw new Error(`The archive has no ${name}.`);
  return new File([new Uint8Array(bytes)], name, { type });
}

/** Folders and hidden system files are not photos. */
function isFile(name: string): boolean {
  return !name.endsWith("/") && !name.split("/").some((part) => part.startsWith(".") || part === "__MACOSX");
}

function readName(name: string): ArchivedPhoto | null {
  const parts = name.split("/");
  const file = parts.pop() ?? "";
  const type = getOwnValue(TYPES, /\.([a-z]+)$/i.exec(file)?.[1]?.toLowerCase() ?? "");
  const number = [parts.pop() ?? "", file].map((part) => /^#?(\d{1,9})(?!\d)/.exec(part)?.[1]).find(Boolean);
  return type && number ? { name, number: Number(number), type } : null;
}

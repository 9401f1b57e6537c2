import type { Context } from "#domain/context.ts";
import type { ReadPhoto } from "#domain/listings/photos/read-photo.ts";
import { FileMissing } from "#integrations/files/files.ts";
import { type FieldErrors, Invalid } from "#lib/errors.ts";
import { sha256 } from "#lib/sha256.ts";
import { selectOwnerIds } from "../../files/content-file-queries.ts";
import { FileFault, toFault } from "../../files/parse-content-file.ts";
import type { ContentFile } from "../../files/read-content-files.ts";
import { getPictureKey } from "../../text/pictures/picture-path.ts";
import { type PictureFileRow, selectPictureFiles } from "../picture-queries.ts";
import { readPicture } from "../store-picture.ts";
import {
  formatPictureDocument,
  getPictureFilePath,
  type PictureDocument,
  parsePictureDocument,
  parsePictureFilePath,
  toPictureDocument,
} from "./picture-document.ts";

/** A picture that an import adds or changes. */
export interface PlannedPicture {
  path: string;
  token: string;
  document: PictureDocument;
  office_id: number | null;
  /** Null for a new one. */
  before: PictureFileRow | null;
  /** The decoded picture with the hash of its file, if the file is new or has changed; otherwise null. */
  file: (ReadPhoto & { source_sha256: string }) | null;
}

export interface PicturePlan {
  pictures: PlannedPicture[];
  unchanged: number;
}

interface Pair {
  yaml?: ContentFile;
  webp?: ContentFile;
}

/** Compares the files of pictures with the library, and decodes those that differ. @throws Invalid by path */
export async function planPictures(context: Context, files: readonly ContentFile[]): Promise<PicturePlan> {
  const stored = new Map((await selectPictureFiles(context.db)).map((row) => [row.token, row]));
  const { offices } = await selectOwnerIds(context.db);
  const plan: PicturePlan = { pictures: [], unchanged: 0 };
  const errors: FieldErrors = {};
  for (const [token, pair] of groupByToken(files)) {
    const path = getPictureFilePath(token, "yaml");
    try {
      const picture = await planPicture(context, token, pair, { before: stored.get(token) ?? null, offices });
      if (picture) plan.pictures.push(picture);
      else plan.unchanged++;
    } catch (error) {
      const fault = toFault(path, error);
      if (!(fault instanceof FileFault)) throw fault;
      errors[path] = [fault.message];
    }
  }
  if (Object.keys(errors).length > 0) throw new Invalid("Nothing was imported.", errors);
  return plan;
}

function groupByToken(files: readonly ContentFile[]): Map<string, Pair> {
  const pairs = new Map<string, Pair>();
  for (const file of files) {
    const place = parsePictureFilePath(file.path);
    if (place) pairs.set(place.token, { ...pairs.get(place.token), [place.kind]: file });
  }
  return pairs;
}

async function planPicture(
  context: Context,
  token: string,
  { yaml, webp }: Pair,
  { before, offices }: { before: PictureFileRow | null; offices: Map<string, number> },
): Promise<PlannedPicture | null> {
  const path = getPictureFilePath(token, "yaml");
  if (!yaml) throw new FileFault("is missing. It describes the image.");
  if (!before && !webp?.bytes) throw new FileFault(`needs the image file pictures/${token}.webp.`);
  const document = parsePictureDocument(path, yaml.text);
  const office_id = document.office === null ? null : offices.get(document.office);
  if (office_id === undefined)
    throw new FileFault(`There is no office "${document.office}". Import or create it first.`);
  if (before && before.office_id !== office_id)
    throw new FileFault("office: can't be changed. Upload the image again at the desk.");
  const isOther = webp?.bytes !== undefined && !(before && (await isSameFile(context, before, webp.bytes)));
  const file = isOther && webp?.bytes ? await readFile(context, webp.bytes) : null;
  const isSameText = before && formatPictureDocument(document) === formatPictureDocument(toPictureDocument(before));
  return isSameText && !file ? null : { path, token, document, office_id, before, file };
}

/** Returns whether a file is the stored one, or the upload that the stored one was made from. */
async function isSameFile({ files }: Context, before: PictureFileRow, bytes: Uint8Array): Promise<boolean> {
  if (sha256(bytes) === before.source_sha256) return true;
  const { token, file_version, width } = before;
  const stored = await files.get(getPictureKey(token, file_version, width)).catch((error) => {
    if (error instanceof FileMissing) return null;
    throw error;
  });
  return stored !== null && Buffer.from(stored).equals(bytes);
}

async function readFile(context: Context, bytes: Uint8Array) {
  return { ...(await readPicture(context, bytes)), source_sha256: sha256(bytes) };
}

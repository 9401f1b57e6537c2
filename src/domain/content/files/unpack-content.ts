import { unpackArchive } from "#integrations/documents/archive.ts";
import { BadDocument } from "#integrations/documents/documents.ts";
import { type FieldErrors, Invalid } from "#lib/errors.ts";
import { m } from "#messages/messages.js";
import type { ContentFile } from "./read-content-files.ts";

/** More files than any network has texts. */
const MAX_FILES = 20_000;
const MAX_FILE_BYTES = 2_000_000;
const MAX_PICTURE_BYTES = 10_000_000;

/**
 * Unpacks the texts and pictures of an exported ZIP archive, even if they are inside another folder.
 *
 * @throws Invalid by path
 */
export function unpackContent(archive: Uint8Array): ContentFile[] {
  const errors: FieldErrors = {};
  const entries = Object.entries(readEntries(archive, errors));
  const folder = getCommonFolder(entries.map(([path]) => path));
  const files = entries.flatMap(([path, bytes]): ContentFile[] => {
    if (isPicture(path)) return [{ path: path.slice(folder.length), text: "", bytes }];
    try {
      return [{ path: path.slice(folder.length), text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) }];
    } catch {
      errors[path] = [m.desk_texts_not_utf8()];
      return [];
    }
  });
  if (Object.keys(errors).length > 0) throw new Invalid(m.desk_texts_faults(), errors);
  if (files.length === 0) throwArchiveFault(m.desk_texts_none());
  return files;
}

/** Returns the texts and pictures of an archive by path, without files that are too large. */
function readEntries(archive: Uint8Array, errors: FieldErrors): Record<string, Uint8Array> {
  const files = [...unpack(archive)].filter(([path]) => isText(path) || isPicture(path));
  for (const [path, { length }] of files) {
    const max = isPicture(path) ? MAX_PICTURE_BYTES : MAX_FILE_BYTES;
    if (length > max) errors[path] = [m.desk_texts_file_too_large({ limit: max / 1_000_000 })];
  }
  return Object.fromEntries(files.filter(([path]) => !(path in errors)));
}

function unpack(archive: Uint8Array): Map<string, Uint8Array> {
  try {
    return unpackArchive(archive, MAX_FILES);
  } catch (error) {
    if (!(error instanceof BadDocument)) throw error;
    return throwArchiveFault(error.fault === "too_large" ? m.desk_texts_too_many() : m.desk_texts_not_zip());
  }
}

function throwArchiveFault(message: string): never {
  throw new Invalid(message, { file: [message] });
}

const isPicture = (path: string): boolean => /(^|\/)pictures\/[0-9a-f]{32}\.webp$/.test(path) && !isHidden(path);

/** Folders, hidden files and files other than YAML are skipped. */
const isText = (path: string): boolean => path.endsWith(".yaml") && !isHidden(path);

const isHidden = (path: string): boolean => path.split("/").some((part) => part.startsWith(".") || part === "__MACOSX");

/** Returns the folder that contains all files, with its slash; empty if there is none or it is part of an export. */
function getCommonFolder([first = "", ...others]: string[]): string {
  const folder = /^[^/]+\//.exec(first)?.[0] ?? "";
  const isOwn = /^([a-z]{2,3}-[A-Z0-9]{2,3}|pictures)\/$/.test(folder);
  return !isOwn && others.every((path) => path.startsWith(folder)) ? folder : "";
}

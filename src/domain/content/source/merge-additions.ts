import { StartupError } from "#lib/errors.ts";
import { hashTexts, type SourceFile } from "./read-folder.ts";

/** Takes the place of a locale in a path: the addition applies to this file in every language. */
const EVERY_LOCALE = "any/";

/**
 * Merges a second folder into the content files: whole files, and front matter for existing files, whose keys it must
 * not repeat. Files under `any/` add to every language.
 *
 * @throws StartupError for an addition under `any/` that matches no file.
 */
export function mergeAdditions(files: readonly SourceFile[], additions: readonly SourceFile[]): SourceFile[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  for (const addition of additions) {
    const targets = getTargets(addition.path, byPath);
    if (targets.length === 0) throw new StartupError(`content/${addition.path}: the file to add this to is missing.`);
    for (const path of targets) byPath.set(path, mergeFile(path, byPath.get(path), addition));
  }
  return [...byPath.values()].sort((a, b) => (a.path < b.path ? -1 : 1));
}

function getTargets(path: string, files: ReadonlyMap<string, SourceFile>): string[] {
  if (!path.startsWith(EVERY_LOCALE)) return [path];
  const end = path.slice(EVERY_LOCALE.length - 1);
  return [...files.keys()].filter((name) => name.slice(name.indexOf("/")) === end);
}

function mergeFile(path: string, file: SourceFile | undefined, addition: SourceFile): SourceFile {
  if (!file) return { ...addition, path };
  const [, front = ""] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(addition.text) ?? [];
  const text = file.text.replace(/^---\r?\n/, (start) => `${start}${front}\n`);
  return { path, text, hash: hashTexts([path, text]) };
}

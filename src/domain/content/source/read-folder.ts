import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sha256 } from "#lib/sha256.ts";

/** A file of the content folder: its path from there, with forward slashes, its text and a hash of both. */
export interface SourceFile {
  path: string;
  text: string;
  hash: string;
}

/** Every Markdown and YAML file under a folder, by path; none where there is no such folder. */
export async function readContentFolder(folder: string): Promise<SourceFile[]> {
  if (!existsSync(folder)) return [];
  const names = await readdir(folder, { recursive: true });
  const paths = names.map((name) => name.replaceAll("\\", "/")).filter((name) => /\.(md|yaml)$/.test(name));
  return Promise.all(
    paths.sort().map(async (path) => {
      const text = await readFile(join(folder, path), "utf8");
      return { path, text, hash: hashOf([path, text]) };
    }),
  );
}

/** Changes with what the loader makes of a file, so that a release that reads them otherwise reads all again. */
const READING = "1";

/** One hash over texts, in their order. */
export function hashOf(texts: readonly string[]): string {
  return sha256([READING, ...texts].join("\0"));
}

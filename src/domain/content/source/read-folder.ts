import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sha256 } from "#lib/sha256.ts";

/** A file in the content folder: its relative path with forward slashes, its text, and a hash of both. */
export interface SourceFile {
  path: string;
  text: string;
  hash: string;
}

/** Returns every Markdown and YAML file in a folder, by path; none if the folder does not exist. */
export async function readContentFolder(folder: string): Promise<SourceFile[]> {
  if (!existsSync(folder)) return [];
  const names = await readdir(folder, { recursive: true });
  const paths = names.map((name) => name.replaceAll("\\", "/")).filter((name) => /\.(md|yaml)$/.test(name));
  return Promise.all(
    paths.sort().map(async (path) => {
      const text = await readFile(join(folder, path), "utf8");
      return { path, text, hash: hashTexts([path, text]) };
    }),
  );
}

/** The version of the file format. Increase it when files are read differently, so that all files are loaded again. */
const READING = "1";

/** Returns one hash of several texts, which depends on their order. */
export function hashTexts(texts: readonly string[]): string {
  return sha256([READING, ...texts].join("\0"));
}

import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseFilePath } from "#domain/content/files/file-path.ts";
import { type ContentFile, GROUPS_PATH } from "#domain/content/files/read-content-files.ts";

/** Reads the texts in a folder. Other files and hidden folders, such as Git's, are ignored. */
export async function readContentFolder(folder: string): Promise<ContentFile[]> {
  const paths = await listPaths(folder);
  return Promise.all(
    paths.map(async (path) => {
      const text = await readFile(join(folder, path), "utf8");
      // Git and editors on Windows may write other line ends and a byte order mark.
      return { path: path.normalize("NFC"), text: text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n") };
    }),
  );
}

/**
 * Writes texts to a folder, which is created if it doesn't exist, and deletes files of texts that no longer exist.
 * Other files stay.
 */
export async function writeContentFolder(
  folder: string,
  files: readonly ContentFile[],
): Promise<{ written: number; deleted: number }> {
  await mkdir(folder, { recursive: true });
  const present = new Map((await readContentFolder(folder)).map(({ path, text }) => [path, text]));
  let written = 0;
  for (const { path, text } of files) {
    if (present.get(path) === text) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
    written++;
  }
  const paths = new Set(files.map(({ path }) => path));
  const stale = [...present.keys()].filter((path) => !paths.has(path) && parseFilePath(path) !== null);
  for (const path of stale) await rm(join(folder, path), { force: true });
  return { written, deleted: stale.length };
}

async function listPaths(folder: string): Promise<string[]> {
  const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll("\\", "/"));
  const isText = (name: string) => name === GROUPS_PATH || (name.includes("/") && name.endsWith(".yaml"));
  return names.filter((name) => isText(name) && !name.split("/").some((part) => part.startsWith("."))).sort();
}

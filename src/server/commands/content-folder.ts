import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { parseFilePath } from "#domain/content/files/file-path.ts";
import { type ContentFile, GROUPS_PATH } from "#domain/content/files/read-content-files.ts";
import { parsePictureFilePath } from "#domain/content/library/files/picture-document.ts";

/** Reads the texts and pictures in a folder. Other files and hidden folders, such as Git's, are ignored. */
export async function readContentFolder(folder: string): Promise<ContentFile[]> {
  const paths = await listPaths(folder);
  return Promise.all(
    paths.map(async (path) => {
      if (isPicture(path)) return { path, text: "", bytes: await readFile(join(folder, path)) };
      const text = await readFile(join(folder, path), "utf8");
      // Git and editors on Windows may write other line ends and a byte order mark.
      return { path: path.normalize("NFC"), text: text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n") };
    }),
  );
}

/**
 * Writes texts and pictures to a folder, which is created if it doesn't exist, and deletes the files of those that no
 * longer exist. Other files stay.
 */
export async function writeContentFolder(
  folder: string,
  files: readonly ContentFile[],
): Promise<{ written: number; deleted: number }> {
  await mkdir(folder, { recursive: true });
  const present = new Map((await readContentFolder(folder)).map((file) => [file.path, file]));
  let written = 0;
  for (const file of files) {
    const { path, text, bytes } = file;
    if (isSame(present.get(path), file)) continue;
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes ?? text);
    written++;
  }
  const paths = new Set(files.map(({ path }) => path));
  const stale = [...present.keys()].filter((path) => !paths.has(path) && isContentPath(path));
  for (const path of stale) await rm(join(folder, path), { force: true });
  return { written, deleted: stale.length };
}

const isPicture = (path: string): boolean => parsePictureFilePath(path)?.kind === "webp";
const isContentPath = (path: string): boolean => parseFilePath(path) !== null || parsePictureFilePath(path) !== null;

function isSame(one: ContentFile | undefined, { text, bytes }: ContentFile): boolean {
  if (!one) return false;
  if (one.bytes && bytes) return Buffer.from(bytes).equals(one.bytes);
  return !one.bytes && !bytes && one.text === text;
}

async function listPaths(folder: string): Promise<string[]> {
  const names = (await readdir(folder, { recursive: true })).map((name) => name.replaceAll("\\", "/"));
  const isText = (name: string) =>
    name === GROUPS_PATH || isPicture(name) || (name.includes("/") && name.endsWith(".yaml"));
  return names.filter((name) => isText(name) && !name.split("/").some((part) => part.startsWith("."))).sort();
}

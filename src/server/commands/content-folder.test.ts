import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { readContentFolder, writeContentFolder } from "./content-folder.ts";

const folder = await mkdtemp(join(tmpdir(), "texts-"));
afterAll(() => rm(folder, { recursive: true }));
const ABOUT = { path: "en-US/sections/about.yaml", text: "contents: {}\n" };
const TERMS = { path: "en-US/sections/terms.yaml", text: "contents: {}\n" };
const GROUPS = { path: "page-groups.yaml", text: "{}\n" };

test("writes what differs, deletes the files of deleted texts, and leaves all other files", async () => {
  await mkdir(join(folder, ".git/en-US"), { recursive: true });
  for (const path of ["README.md", "docker-compose.yaml", ".git/en-US/config.yaml"])
    await writeFile(join(folder, path), "mine");
  expect(await writeContentFolder(folder, [ABOUT, TERMS, GROUPS])).toEqual({ written: 3, deleted: 0 });
  expect(await writeContentFolder(folder, [ABOUT, GROUPS])).toEqual({ written: 0, deleted: 1 });
  expect(await readContentFolder(folder)).toEqual([ABOUT, GROUPS]);
  for (const path of ["README.md", "docker-compose.yaml", ".git/en-US/config.yaml"])
    expect(await readFile(join(folder, path), "utf8")).toBe("mine");
});

test("reads files with a byte order mark and the line ends of Windows", async () => {
  await writeFile(join(folder, ABOUT.path), "\uFEFFcontents:\r\n  a: b\r\n");
  expect((await readContentFolder(folder))[0]?.text).toBe("contents:\n  a: b\n");
});

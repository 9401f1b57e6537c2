import { expect, test } from "vitest";
import { mergeAdditions } from "./merge-additions.ts";

const createFile = (path: string, text: string) => ({ path, text, hash: path + text });
const ABOUT = createFile("en-US/sections/about.md", "---\ntitle: About\n---\n\nText.\n");
const POSTS = ["en-US", "fr-CA"].map((locale) => createFile(`${locale}/blog/a.md`, "---\ntitle: A\n---\n"));

test("adds whole files, and front matter to existing files", () => {
  const team = createFile("en-US/offices/here/sections/about.md", "---\nheading: Here\n---\n");
  const leaders = createFile("en-US/sections/about.md", "---\nleaders:\n  - name: Ann\n---\n");
  const files = mergeAdditions([ABOUT], [team, leaders]);
  expect(files.map(({ path }) => path)).toEqual([team.path, ABOUT.path]);
  expect(files[1]?.text).toBe("---\nleaders:\n  - name: Ann\ntitle: About\n---\n\nText.\n");
  expect(files[1]?.hash).not.toBe(ABOUT.hash);
});

test("adds to a file in every language", () => {
  const files = mergeAdditions([ABOUT, ...POSTS], [createFile("any/blog/a.md", "---\nauthor: Ann\n---\n")]);
  expect(files.filter(({ text }) => text.includes("author: Ann")).map(({ path }) => path)).toEqual(
    POSTS.map(({ path }) => path),
  );
});

test("rejects an addition that matches no file", () => {
  expect(() => mergeAdditions([ABOUT], [createFile("any/blog/b.md", "---\nauthor: Ann\n---\n")])).toThrow(
    "content/any/blog/b.md: the file to add this to is missing.",
  );
});
